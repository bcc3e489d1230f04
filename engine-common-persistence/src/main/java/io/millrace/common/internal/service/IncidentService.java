package io.millrace.common.internal.service;

import io.millrace.common.incident.IncidentCalls;
import io.millrace.common.incident.IncidentQuery;
import io.millrace.common.internal.command.CommandExecutor;
import io.millrace.common.internal.incident.AnnotateIncidentCommand;
import io.millrace.common.internal.incident.Incidents;
import io.millrace.common.internal.incident.ResolveIncidentCommand;
import java.util.function.Supplier;

/**
 * Checks the arguments, runs a command, nothing else. Thread-safe; one per service.
 *
 * @param check checks the arguments of the service
 * @param commands runs commands
 * @param queries makes queries
 * @param incidents opens and ends incidents
 */
public record IncidentService(
    Check check, CommandExecutor commands, Supplier<IncidentQuery> queries, Incidents incidents)
    implements IncidentCalls {

  @Override
  public IncidentQuery createIncidentQuery() {
    return queries.get();
  }

  @Override
  public void resolveIncident(String incidentId) {
    var id = check.text("resolveIncident", "incidentId", incidentId);
    commands.execute(new ResolveIncidentCommand(id, incidents));
  }

  @Override
  public void setAnnotationForIncidentById(String incidentId, String annotation) {
    var method = "setAnnotationForIncidentById";
    commands.execute(
        new AnnotateIncidentCommand(
            check.text(method, "incidentId", incidentId),
            check.text(method, "annotation", annotation)));
  }

  @Override
  public void clearAnnotationForIncidentById(String incidentId) {
    var id = check.text("clearAnnotationForIncidentById", "incidentId", incidentId);
    commands.execute(new AnnotateIncidentCommand(id, null));
  }
}

package io.millrace.common.internal.incident;

import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/** Resolves an incident that no job has caused. */
public record ResolveIncidentCommand(String incidentId, Incidents incidents)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var incident = Incidents.lockOpen(incidentId, "resolve", context);
    if (incident.jobId() != 0) {
      throw new IllegalStateEngineException(
          "Cannot resolve the "
              + incident
              + ": the job '"
              + incident.jobId()
              + "' failed. Give it new tries, or delete it; that ends the incident.");
    }
    incidents.resolve(incident, context);
    return null;
  }
}

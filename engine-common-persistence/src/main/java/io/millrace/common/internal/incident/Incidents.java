package io.millrace.common.internal.incident;

import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.incident.IncidentHandler;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Opens incidents and ends them, and tells the application's handlers. An execution or plan item
 * remembers that it had one, so that nobody looks for incidents where there were none. Thread-safe.
 */
public final class Incidents {

  private static final String OPEN = " = ? and STATE_ = 'open' order by ID_";

  private final IncidentHandlers handlers;

  /** Creates the incidents of the engines on one schema. */
  public Incidents(List<IncidentHandler> handlers) {
    this.handlers = new IncidentHandlers(handlers);
  }

  /**
   * Opens an incident.
   *
   * @param owner the execution or plan item, whose family is locked; null for none
   */
  public IncidentEntity open(NewIncident incident, OwnerEntity owner, CommandContext context) {
    if (owner != null) {
      owner.incidentOpened();
    }
    var kept = owner != null && owner.isKept(); // without an instance no history would delete it
    var made = IncidentEntity.of(incident, kept, context.now());
    context.unitOfWork().insert(made);
    handlers.opened(made, context);
    return made;
  }

  /** The cause of what a job failed by may be removed: it is tried again, or has run. */
  public void jobGoesOn(long jobId, CommandContext context) {
    endOf("JOB_ID_", "IX_MR_INCIDENT_JOB", jobId, IncidentState.RESOLVED, context);
  }

  /** A job that failed is deleted. */
  public void jobGoes(long jobId, CommandContext context) {
    endOf("JOB_ID_", "IX_MR_INCIDENT_JOB", jobId, IncidentState.DELETED, context);
  }

  /** An execution or plan item goes on or ends; costs nothing if it never had an incident. */
  public void ownerGoes(OwnerEntity owner, CommandContext context) {
    if (owner.hadIncidents()) {
      endOf(
          "SUB_SCOPE_ID_", "IX_MR_INCIDENT_SUB_SCOPE", owner.id(), IncidentState.DELETED, context);
      owner.incidentsOver();
    }
  }

  /**
   * An execution goes on in another version of its definition; costs nothing if it never had an
   * incident.
   *
   * @param element tells what elements are called there; null for as before
   */
  public static void ownerMigrates(
      OwnerEntity owner, long definitionId, UnaryOperator<String> element, CommandContext context) {
    if (owner.hadIncidents()) {
      context.unitOfWork().flush();
      context
          .unitOfWork()
          .fetch(
              Read.lock(IncidentEntity.TABLE, "SUB_SCOPE_ID_" + OPEN, Parameter.of(owner.id()))
                  .via("IX_MR_INCIDENT_SUB_SCOPE"))
          .forEach(incident -> incident.migrated(definitionId, element));
    }
  }

  private void endOf(
      String column, String index, long id, IncidentState as, CommandContext context) {
    context.unitOfWork().flush();
    context
        .unitOfWork()
        .fetch(Read.lock(IncidentEntity.TABLE, column + OPEN, Parameter.of(id)).via(index))
        .forEach(incident -> end(incident, as, context));
  }

  private void end(IncidentEntity incident, IncidentState as, CommandContext context) {
    handlers.ended(incident, as, context);
    if (incident.isKept()) {
      incident.end(as, context.now());
    } else {
      context.unitOfWork().delete(incident);
    }
  }

  /** Returns an incident that is open, locked. */
  static IncidentEntity lockOpen(String incidentId, String purpose, CommandContext context) {
    context.unitOfWork().flush();
    var found =
        context
            .unitOfWork()
            .fetch(
                Read.lock(
                    IncidentEntity.TABLE, "ID_ = ?", Parameter.of(ExternalIds.parse(incidentId))));
    if (found.isEmpty() || !found.get(0).isOpen()) {
      throw new ObjectNotFoundException(
          "Cannot "
              + purpose
              + " the incident '"
              + incidentId
              + "': no open incident has this id. Look it up with an incident query.");
    }
    return found.get(0);
  }

  /** The cause of an incident that no job has caused was removed. */
  void resolve(IncidentEntity incident, CommandContext context) {
    end(incident, IncidentState.RESOLVED, context);
  }
}

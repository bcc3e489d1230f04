package io.millrace.common.internal.incident;

import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;

/**
 * Opens incidents and ends them. An execution or plan item remembers that it had one, so that
 * nobody looks for incidents where there were none. Stateless.
 */
public final class Incidents {

  private static final String OPEN = " = ? and STATE_ = 'open' order by ID_";

  private Incidents() {}

  /**
   * Opens an incident.
   *
   * @param owner the execution or plan item, whose family is locked; null for none
   */
  public static IncidentEntity open(
      NewIncident incident, OwnerEntity owner, CommandContext context) {
    if (owner != null) {
      owner.incidentOpened();
    }
    var kept = owner != null && owner.isKept(); // without an instance no history would delete it
    var made = IncidentEntity.of(incident, kept, context.now());
    return context.unitOfWork().insert(made);
  }

  /** The cause of what a job failed by may be removed: it is tried again, or has run. */
  public static void jobGoesOn(long jobId, CommandContext context) {
    endOf("JOB_ID_", "IX_MR_INCIDENT_JOB", jobId, IncidentState.RESOLVED, context);
  }

  /** A job that failed is deleted. */
  public static void jobGoes(long jobId, CommandContext context) {
    endOf("JOB_ID_", "IX_MR_INCIDENT_JOB", jobId, IncidentState.DELETED, context);
  }

  /** An execution or plan item goes on or ends; costs nothing if it never had an incident. */
  public static void ownerGoes(OwnerEntity owner, CommandContext context) {
    if (owner.hadIncidents()) {
      endOf(
          "SUB_SCOPE_ID_", "IX_MR_INCIDENT_SUB_SCOPE", owner.id(), IncidentState.DELETED, context);
      owner.incidentsOver();
    }
  }

  private static void endOf(
      String column, String index, long id, IncidentState as, CommandContext context) {
    context.unitOfWork().flush();
    context
        .unitOfWork()
        .fetch(Read.lock(IncidentEntity.TABLE, column + OPEN, Parameter.of(id)).via(index))
        .forEach(incident -> end(incident, as, context));
  }

  private static void end(IncidentEntity incident, IncidentState as, CommandContext context) {
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

  static void resolve(IncidentEntity incident, CommandContext context) {
    end(incident, IncidentState.RESOLVED, context);
  }
}

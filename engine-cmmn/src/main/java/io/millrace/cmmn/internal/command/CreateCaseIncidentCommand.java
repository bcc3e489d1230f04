package io.millrace.cmmn.internal.command;

import io.millrace.common.incident.Incident;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.incident.NewIncident;

/**
 * Opens an incident of the application's own at a plan item.
 *
 * @param type the type
 * @param planItemId the plan item instance
 * @param configuration what more is to be known, or null
 * @param message what happened, or null
 * @param cases finds and locks it
 */
public record CreateCaseIncidentCommand(
    String type, long planItemId, String configuration, String message, Cases cases)
    implements Command<Incident> {

  @Override
  public Incident execute(CommandContext context) {
    var item = cases.lockedItem(planItemId, "open an incident of", context);
    var incident =
        new NewIncident(item.scopeRef(), type, item.elementId(), 0, configuration, message);
    return cases.runtime().jobs().incidents().open(incident, item, context).shown();
  }
}

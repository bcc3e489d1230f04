package io.millrace.common.internal.incident;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/** Notes something about an open incident; null takes the note away. */
public record AnnotateIncidentCommand(String incidentId, String annotation)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    Incidents.lockOpen(incidentId, "annotate", context).annotate(annotation);
    return null;
  }
}

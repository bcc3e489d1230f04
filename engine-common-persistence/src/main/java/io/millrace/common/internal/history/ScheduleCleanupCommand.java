package io.millrace.common.internal.history;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/** Sees to it that there is one timer that cleans up history. */
public record ScheduleCleanupCommand(HistoryCleanup cleanup) implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    cleanup.schedule(context);
    return null;
  }
}

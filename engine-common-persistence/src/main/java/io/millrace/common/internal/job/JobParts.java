package io.millrace.common.internal.job;

import io.millrace.common.internal.command.CommandExecutor;
import java.util.List;

/** What everything that claims and runs jobs needs. */
record JobParts(
    CommandExecutor commands,
    JobSettings settings,
    JobHandlers handlers,
    JobRunner runner,
    JobAlarm alarm) {

  ClaimJobsCommand claim(int most, List<Long> busy) {
    return new ClaimJobsCommand(settings.node(), settings.lease(), handlers.types(), most, busy);
  }
}

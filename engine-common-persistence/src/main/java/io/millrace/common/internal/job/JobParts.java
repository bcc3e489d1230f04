package io.millrace.common.internal.job;

import io.millrace.common.internal.command.CommandExecutor;

/** What everything that claims and runs jobs needs. */
record JobParts(
    CommandExecutor commands,
    JobSettings settings,
    JobHandlers handlers,
    JobRunner runner,
    JobAlarm alarm) {

  /** Returns these parts for another number of threads than was asked for. */
  JobParts withThreads(int value) {
    return new JobParts(commands, settings.withThreads(value), handlers, runner, alarm);
  }

  /** Returns the command that claims for this node. */
  ClaimJobsCommand claim(int most, Busy busy) {
    return claim(most, 1, busy, Preference.NONE);
  }

  /**
   * Returns the command that claims for a lane of this node.
   *
   * @param most how many jobs at most
   * @param inSequence how many exclusive ones of a family at most
   */
  ClaimJobsCommand claim(int most, int inSequence, Busy busy, Preference preference) {
    return new ClaimJobsCommand(
        settings.node(),
        commands.environment().now().plus(settings.lease()),
        handlers.types(),
        settings.choice(),
        most,
        inSequence,
        busy.filledTo(settings.threads()),
        preference);
  }

  /**
   * Returns the command that gives back what a claim has taken of which this node does not know.
   *
   * @param busy what the node runs
   */
  ReleaseClaimCommand release(ClaimJobsCommand claim, Busy busy) {
    return new ReleaseClaimCommand(claim, busy.filledTo(settings.threads()));
  }
}

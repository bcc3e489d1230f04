package io.millrace.common.internal.job;

import io.millrace.common.internal.command.CommandContext;

/**
 * What is left of a job's work when all that needs no lock is done. It can be done in any unit of
 * work that holds the lock of the job's family, and again in another one where that comes to
 * nothing.
 */
@FunctionalInterface
public interface JobRemainder {

  /** Does it. The job is already taken off its owner. */
  void finish(CommandContext context);
}

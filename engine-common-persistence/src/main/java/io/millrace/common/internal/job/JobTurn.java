package io.millrace.common.internal.job;

import io.millrace.common.internal.command.CommandContext;

/**
 * One try of a job that this node has claimed: the user code that needs no lock, the lock, the
 * rest. Used once.
 */
final class JobTurn {

  private final JobEntity claimed;
  private final JobDispatcher dispatcher;
  private final CommandContext context;
  private JobEntity job;

  JobTurn(JobEntity claimed, JobDispatcher dispatcher, CommandContext context) {
    this.claimed = claimed;
    this.dispatcher = dispatcher;
    this.context = context;
  }

  /**
   * Does what needs no lock, and all if that has taken the lock or done anything in its
   * transaction.
   *
   * @param begun when the try began, for what is measured
   * @return what is left to be done in any unit of work; null for nothing
   * @throws JobLostException if the job is this node's no more; nothing is to stay then
   */
  JobAhead prepare(long begun) {
    var rest = workAhead();
    if (job == null && context.isTraceless()) {
      return new JobAhead(claimed, begun, rest);
    }
    finish(rest);
    return null;
  }

  private JobRemainder workAhead() {
    var begun = System.nanoTime();
    try {
      return dispatcher.beforeLock(claimed, this::lock, context);
    } finally {
      dispatcher.pace().took(claimed, System.nanoTime() - begun);
    }
  }

  /**
   * Does what is left, under the lock.
   *
   * @param rest null for all of it
   */
  void finish(JobRemainder rest) {
    lock();
    dispatcher.finish(job, rest, context);
  }

  /** Takes the lock unless others hold it; returns false if they do. */
  boolean lockIfFree() {
    var stored = dispatcher.lockWithFamilyIfFree(claimed.id(), context);
    if (stored != null) {
      begin(stored);
    }
    return stored != null;
  }

  /** Takes the lock, unless it is taken; from here on nobody can take the job away. */
  private void lock() {
    if (job == null) {
      begin(dispatcher.lockWithFamily(claimed.id(), context));
    }
  }

  private void begin(JobEntity stored) {
    if (stored == null || !stored.isHeldAs(claimed)) {
      throw new JobLostException(claimed);
    }
    job = stored;
    dispatcher.begin(job, context);
  }
}

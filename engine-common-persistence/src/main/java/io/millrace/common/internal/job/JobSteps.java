package io.millrace.common.internal.job;

import io.millrace.common.LockTimeoutException;
import io.millrace.common.internal.command.CommandExecutor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Does a claimed job by itself: first what needs no lock, then what is left, in a transaction of
 * its own. What was done before the lock is not done again because others hold the lock for long.
 * Thread-safe.
 */
final class JobSteps {

  private static final Logger LOG = LoggerFactory.getLogger(JobSteps.class);
  private static final int MOST_WORK = 8;
  private static final int MOST_WAITS = 30;

  private final CommandExecutor commands;
  private final JobDispatcher dispatcher;

  JobSteps(CommandExecutor commands, JobDispatcher dispatcher) {
    this.commands = commands;
    this.dispatcher = dispatcher;
  }

  /**
   * Does all of a job.
   *
   * @param begun when the try began, for what is measured
   * @param patience how long to wait for the family's lock if others hold it and nothing is done
   *     yet
   * @throws FamilyBusyException if they have held it for longer
   * @throws JobLostException if the job is this node's no more; nothing has stayed then
   */
  void run(JobEntity claimed, long begun, FamilyPatience patience) {
    var ahead = prepare(claimed, begun);
    if (ahead != null) {
      finish(ahead, patience);
    }
  }

  private JobAhead prepare(JobEntity claimed, long begun) {
    return commands.execute(new PrepareJobCommand(claimed, begun, null, dispatcher));
  }

  /**
   * Does what is left of a job. A variable that the work has read and set may have changed since:
   * then it works again.
   *
   * @param patience how long to wait for the family's lock if others hold it and nothing is done
   *     yet
   * @throws FamilyBusyException if they have held it for longer
   * @throws JobLostException if the job is this node's no more; nothing has stayed then
   */
  void finish(JobAhead first, FamilyPatience patience) {
    var ahead = first;
    for (var work = 1; ahead != null; work++) {
      try {
        finishOnce(ahead, patience);
        return;
      } catch (StaleRemainderException e) {
        if (work == MOST_WORK) {
          throw e;
        }
        LOG.debug("The {} is run again", ahead.claimed(), e);
        ahead = prepare(ahead.claimed(), ahead.begun());
      }
    }
  }

  private void finishOnce(JobAhead ahead, FamilyPatience patience) {
    if (ahead.rest() != null) {
      finishPatiently(ahead);
    } else if (patience.isEndless(ahead.claimed())) {
      commands.execute(new FinishJobCommand(ahead, true, dispatcher));
    } else {
      finishIfFree(ahead, patience);
    }
  }

  /** Its lease is renewed meanwhile, so the job stays this node's. */
  private void finishPatiently(JobAhead ahead) {
    for (var wait = 1; ; wait++) {
      try {
        commands.execute(new FinishJobCommand(ahead, true, dispatcher));
        return;
      } catch (LockTimeoutException e) {
        if (wait == MOST_WAITS) {
          throw e;
        }
        LOG.debug("The {} has worked and waits on for its instance", ahead.claimed(), e);
      }
    }
  }

  private void finishIfFree(JobAhead ahead, FamilyPatience patience) {
    while (!commands.execute(new FinishJobCommand(ahead, false, dispatcher))) {
      if (!patience.pause()) {
        throw new FamilyBusyException(ahead.claimed());
      }
    }
  }
}

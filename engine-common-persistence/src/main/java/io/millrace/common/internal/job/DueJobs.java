package io.millrace.common.internal.job;

import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.LimitExceededException;

/**
 * Runs the due jobs on the calling thread, for tests: claimed, run and noted as the executor does.
 * Thread-safe.
 */
public final class DueJobs {

  private static final int MOST = 100_000;

  private final JobParts parts;

  DueJobs(JobParts parts) {
    this.parts = parts;
  }

  /**
   * Runs jobs that are due by the engine's clock, one after the other, oldest first, with those
   * that become due by it, until none is.
   *
   * @return how many ran, failed ones included
   * @throws IllegalStateEngineException if it is called inside a transaction
   * @throws LimitExceededException if jobs go on creating due jobs without end
   */
  public int run() {
    return parts.commands().calls().within(this::runAll);
  }

  private int runAll() {
    if (!parts.commands().beginsTransaction()) {
      throw new IllegalStateEngineException(
          "Cannot run the due jobs inside a transaction: each job needs one of its own. Call it"
              + " after the transaction has ended.");
    }
    parts.runner().recordRest();
    var run = 0;
    for (var claim = claim(); !claim.jobs().isEmpty(); claim = claim()) {
      if (run == MOST) {
        parts.commands().execute(new ReleaseJobsCommand(claim.jobs()));
        throw new LimitExceededException(
            "Cannot run the due jobs to their end: after "
                + MOST
                + " the next one is due, the "
                + claim.jobs().get(0)
                + ". Look for jobs that go on creating due jobs.");
      }
      claim.jobs().forEach(parts.runner()::run);
      run++;
    }
    return run;
  }

  private Claim claim() {
    var claim = parts.commands().execute(parts.claim(1, Busy.NONE));
    parts.runner().measures().claimed(claim.jobs());
    return claim;
  }
}

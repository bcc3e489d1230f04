package io.millrace.common.internal.job;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The jobs that run on this node now, and the families whose exclusive job is among them.
 * Thread-safe.
 */
final class RunningJobs {

  private final JobAlarm alarm;
  private final Set<Long> ids = new HashSet<>();
  private final Set<Long> families = new HashSet<>();
  private long finished;
  private boolean othersWait;

  RunningJobs(JobAlarm alarm) {
    this.alarm = alarm;
  }

  /** Returns what a claim is to leave out now. */
  synchronized Busy busy() {
    return new Busy(List.copyOf(ids), List.copyOf(families));
  }

  /** Returns how many exclusive jobs are done. */
  synchronized long finished() {
    return finished;
  }

  /**
   * Takes a job that is going to run.
   *
   * @return false if it has to wait, because another lane has taken an exclusive job of the same
   *     family meanwhile
   */
  synchronized boolean add(JobEntity job) {
    if (job.isExclusiveInFamily() && !families.add(job.rootInstanceId())) {
      return false;
    }
    ids.add(job.id());
    return true;
  }

  /** Forgets a job that is done; rings if other exclusive jobs of its family may wait. */
  synchronized void remove(JobEntity job) {
    ids.remove(job.id());
    if (job.isExclusiveInFamily()) {
      families.remove(job.rootInstanceId());
      finished++;
      ringIf(othersWait);
    }
  }

  /**
   * Says that a look into the database may have passed over jobs of busy families.
   *
   * @param finishedBefore how many exclusive jobs were done before it; if more are now, it is worth
   *     another look at once
   */
  synchronized void passedOver(long finishedBefore) {
    othersWait = true;
    ringIf(finished != finishedBefore);
  }

  private void ringIf(boolean worthIt) {
    if (worthIt) {
      othersWait = false;
      alarm.ring();
    }
  }
}

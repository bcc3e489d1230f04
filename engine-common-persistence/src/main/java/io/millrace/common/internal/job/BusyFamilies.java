package io.millrace.common.internal.job;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The families of instances whose exclusive job runs on this node now. Thread-safe. */
final class BusyFamilies {

  private final JobAlarm alarm;
  private final Set<Long> roots = new HashSet<>();
  private long finished;
  private boolean othersWait;

  BusyFamilies(JobAlarm alarm) {
    this.alarm = alarm;
  }

  synchronized List<Long> roots() {
    return List.copyOf(roots);
  }

  /** Returns how many exclusive jobs are done. */
  synchronized long finished() {
    return finished;
  }

  synchronized void add(JobEntity job) {
    if (job.isExclusiveInFamily()) {
      roots.add(job.rootInstanceId());
    }
  }

  /** Frees the family of a job that is done; rings if other jobs of busy families may wait. */
  synchronized void remove(JobEntity job) {
    if (job.isExclusiveInFamily()) {
      roots.remove(job.rootInstanceId());
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

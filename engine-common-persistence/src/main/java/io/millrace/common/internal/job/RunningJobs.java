package io.millrace.common.internal.job;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The jobs that this node runs now or is going to, and the families whose exclusive jobs are among
 * them. Thread-safe.
 */
final class RunningJobs {

  private final JobAlarm alarm;
  private final Set<Long> ids = new HashSet<>();
  private final Map<Long, Integer> families = new HashMap<>();
  private long finished;
  private boolean othersWait;

  RunningJobs(JobAlarm alarm) {
    this.alarm = alarm;
  }

  /** Returns what a claim is to leave out now. */
  synchronized Busy busy() {
    return new Busy(List.copyOf(ids), List.copyOf(families.keySet()));
  }

  /** Returns how many families have had their exclusive jobs done. */
  synchronized long finished() {
    return finished;
  }

  /**
   * Takes jobs that are going to run on one thread.
   *
   * @return false if they have to wait, because another lane has taken an exclusive job of the same
   *     family meanwhile
   */
  synchronized boolean add(JobSequence sequence) {
    var jobs = sequence.left();
    var own = new HashMap<Long, Integer>();
    for (var job : jobs) {
      if (job.isExclusiveInFamily()) {
        own.merge(job.rootInstanceId(), 1, Integer::sum);
      }
    }
    if (!Collections.disjoint(families.keySet(), own.keySet())) {
      return false;
    }
    families.putAll(own);
    jobs.forEach(job -> ids.add(job.id()));
    return true;
  }

  /**
   * Forgets a job that is done. With the last exclusive one of a family that this node has, rings
   * if others of it may wait.
   */
  synchronized void remove(JobEntity job) {
    ids.remove(job.id());
    if (job.isExclusiveInFamily() && leave(job.rootInstanceId()) == null) {
      finished++;
      ringIf(othersWait);
    }
  }

  private Integer leave(Long family) {
    return families.computeIfPresent(family, (id, jobs) -> jobs == 1 ? null : jobs - 1);
  }

  /**
   * Says that a look into the database may have passed over jobs of busy families.
   *
   * @param finishedBefore how many families were done before it; if more are now, it is worth
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

package io.millrace.common.internal.job;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;

/**
 * Claimed jobs that one thread runs: exclusive ones of one family, each in a transaction of its
 * own; short ones of any families, in one transaction; or a single job. Guarded by the lock of the
 * workers that have it.
 */
final class JobSequence {

  private final Deque<JobEntity> left;
  private final boolean together;
  private long since;

  private JobSequence(Collection<JobEntity> jobs, boolean together) {
    left = new ArrayDeque<>(jobs);
    this.together = together;
  }

  /** Begins with all of these jobs to do, one after the other; there is at least one. */
  JobSequence(Collection<JobEntity> jobs) {
    this(jobs, false);
  }

  /** Returns jobs to do in one transaction, as far as that can be; there is at least one. */
  static JobSequence together(Collection<JobEntity> jobs) {
    return new JobSequence(jobs, jobs.size() > 1);
  }

  /** Tells whether its jobs share a transaction. */
  boolean isTogether() {
    return together;
  }

  /** Returns the jobs that have not begun, in their order. */
  List<JobEntity> left() {
    return List.copyOf(left);
  }

  /** Notes that a thread has begun with it. */
  void begin(long now) {
    since = now;
  }

  /** Takes the job that begins now; returns null if none is left. */
  JobEntity next(long now) {
    since = now;
    return left.poll();
  }

  /** Returns since when its last job has been running, or its thread before the first. */
  long since() {
    return since;
  }

  /** Takes all that have not begun. */
  List<JobEntity> takeLeft() {
    var taken = new ArrayList<>(left);
    left.clear();
    return taken;
  }
}

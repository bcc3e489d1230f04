package io.millrace.common.internal.job;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;

/**
 * Claimed jobs that one thread runs one after the other: exclusive ones of one family, or a single
 * job. Guarded by the lock of the workers that have it.
 */
final class JobSequence {

  private final Deque<JobEntity> left;

  /** Begins with all of these jobs to do, in their order; there is at least one. */
  JobSequence(Collection<JobEntity> jobs) {
    left = new ArrayDeque<>(jobs);
  }

  /** Returns the jobs that have not begun, in their order. */
  List<JobEntity> left() {
    return List.copyOf(left);
  }

  /** Takes the job that begins now; returns null if none is left. */
  JobEntity next() {
    return left.poll();
  }

  /** Takes all that have not begun. */
  List<JobEntity> takeLeft() {
    var taken = new ArrayList<>(left);
    left.clear();
    return taken;
  }
}

package io.millrace.common.internal.job;

import java.time.Duration;
import java.util.List;

/**
 * What a look into the database brought.
 *
 * @param jobs the jobs that are this node's now, oldest first
 * @param complete whether no other job was due but those passed over on purpose
 * @param passedOver whether jobs may have been passed over because their family is busy
 * @param waited for each of the jobs, how long it had been due
 */
record Claim(List<JobEntity> jobs, boolean complete, boolean passedOver, List<Duration> waited) {

  /** Nothing, because nothing is to be had. */
  static final Claim NONE = new Claim(List.of(), true, false, List.of());
}

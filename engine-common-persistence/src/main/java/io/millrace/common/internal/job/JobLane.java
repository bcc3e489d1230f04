package io.millrace.common.internal.job;

import io.millrace.common.internal.job.lane.LaneCounts;
import io.millrace.common.internal.job.lane.LaneShares;
import io.millrace.common.internal.job.lane.Partitions;
import io.millrace.common.job.ExecutorLane;
import java.util.List;

/**
 * A part of the threads of a node, which looks for jobs by itself. Thread-safe.
 *
 * @param number its number, from 0
 * @param threads how many threads it has
 * @param workers its threads
 * @param shares who has which partition
 * @param counts what it has done
 */
record JobLane(int number, int threads, JobWorkers workers, LaneShares shares, LaneCounts counts) {

  /**
   * Runs jobs that it has claimed.
   *
   * @return those that have to wait, and are to be given back
   */
  List<JobEntity> run(Claim claim) {
    note(claim);
    return workers.sequences(claim).stream()
        .filter(sequence -> !workers.run(sequence))
        .flatMap(sequence -> sequence.left().stream())
        .toList();
  }

  private void note(Claim claim) {
    var partitions = new Partitions(shares.partitions());
    for (var i = 0; i < claim.jobs().size(); i++) {
      var job = claim.jobs().get(i);
      var partition = partitions.of(job.rootInstanceId(), job.id());
      shares.claimed(partition);
      counts.claimed(shares.has(number, partition), claim.waited().get(i));
    }
  }

  ExecutorLane shown() {
    return counts.shown(threads, shares.of(number));
  }
}

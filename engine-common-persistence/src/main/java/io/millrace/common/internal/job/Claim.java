package io.millrace.common.internal.job;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Predicate;

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

  /**
   * Returns the jobs as they are to run: exclusive ones of one family one after the other, of the
   * others some together.
   *
   * @param most how many may run together
   * @param runsTogether tells which may
   */
  List<JobSequence> sequences(int most, Predicate<JobEntity> runsTogether) {
    var sequences = new LinkedHashMap<Long, List<JobEntity>>();
    for (var job : jobs) {
      var key = job.isExclusiveInFamily() ? job.rootInstanceId() : job.id();
      sequences.computeIfAbsent(key, id -> new ArrayList<>()).add(job);
    }
    var parts = new ArrayList<Part>();
    Part open = null;
    for (var sequence : sequences.values()) {
      if (most == 1 || sequence.size() > 1 || !runsTogether.test(sequence.get(0))) {
        parts.add(new Part(sequence, false));
      } else {
        if (open == null || open.jobs().size() == most) {
          open = new Part(new ArrayList<>(), true);
          parts.add(open);
        }
        open.jobs().addAll(sequence);
      }
    }
    return parts.stream().map(Part::sequence).toList();
  }

  /** Jobs for one thread. */
  private record Part(List<JobEntity> jobs, boolean together) {
    JobSequence sequence() {
      return together ? JobSequence.together(jobs) : new JobSequence(jobs);
    }
  }
}

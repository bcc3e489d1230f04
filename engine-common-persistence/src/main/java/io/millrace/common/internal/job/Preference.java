package io.millrace.common.internal.job;

import io.millrace.common.internal.job.lane.Partitions;
import java.util.List;

/**
 * Which partitions a claim takes jobs of first.
 *
 * @param all all partitions of the database
 * @param partitions the numbers of those that are preferred; empty for none
 * @param lookAhead among how many of the jobs that are due longest
 */
record Preference(Partitions all, List<Long> partitions, int lookAhead) {

  /** Prefers none. */
  static final Preference NONE = new Preference(new Partitions(1), List.of(), 0);

  private static final int LEAST = 64;
  private static final int MOST = 512;
  private static final int TIMES_THREADS = 8;
  private static final int TIMES_CLAIMED = 2;

  /**
   * Returns the preference of a lane.
   *
   * @param partitions the numbers of its partitions; empty for none
   * @param count how many partitions there are in all
   * @param threads how many threads the node has
   * @param most how many jobs are to be claimed; more are looked at, so that some of the lane's own
   *     are among them, and enough are left when other nodes look at the same ones
   */
  static Preference of(List<Integer> partitions, int count, int threads, int most) {
    return partitions.isEmpty()
        ? NONE
        : new Preference(
            new Partitions(count),
            partitions.stream().map(Integer::longValue).toList(),
            lookAhead(Math.max(TIMES_THREADS * threads, TIMES_CLAIMED * most)));
  }

  /** It stands in the text of the statement, so it is one of few. */
  private static int lookAhead(int wanted) {
    var rows = LEAST;
    while (rows < MOST && rows < wanted) {
      rows *= 2;
    }
    return rows;
  }

  boolean isNone() {
    return partitions.isEmpty();
  }
}

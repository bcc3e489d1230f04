package io.millrace.common.internal.job.lane;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Decides whether a partition should change lanes: one at a time, and only if the busier of the two
 * lanes has less to do afterwards. So the same work never moves to and fro, and a partition that is
 * too much for any lane stays where it is while its neighbors leave.
 */
public final class LaneBalance {

  /** Lanes that differ by less than a fifth are in balance. */
  private static final int TOLERANCE = 5;

  private LaneBalance() {}

  /**
   * Decides.
   *
   * @param lanes for each lane, what there was to do in each of its partitions lately
   * @return the busiest partition of the busiest lane with at least two of them that is better off
   *     with the least busy lane; empty if the lanes are in balance
   */
  public static Optional<Move> decide(List<? extends Map<Integer, Long>> lanes) {
    var work = lanes.stream().mapToLong(LaneBalance::sum).toArray();
    var least = IntStream.range(0, work.length).boxed().min(byWork(work)).orElse(0);
    var busiest =
        IntStream.range(0, work.length)
            .filter(lane -> lanes.get(lane).size() > 1)
            .boxed()
            .max(byWork(work));
    if (busiest.isEmpty()) {
      return Optional.empty();
    }
    var difference = work[busiest.get()] - work[least];
    return difference * TOLERANCE <= work[busiest.get()]
        ? Optional.empty()
        : partition(lanes.get(busiest.get()), difference)
            .map(partition -> new Move(partition, busiest.get(), least));
  }

  private static long sum(Map<Integer, Long> lane) {
    return lane.values().stream().mapToLong(Long::longValue).sum();
  }

  private static Comparator<Integer> byWork(long[] work) {
    return Comparator.comparingLong(lane -> work[lane]);
  }

  private static Optional<Integer> partition(Map<Integer, Long> lane, long difference) {
    return lane.entrySet().stream()
        .filter(entry -> entry.getValue() > 0 && entry.getValue() < difference)
        .max(
            Map.Entry.<Integer, Long>comparingByValue()
                .thenComparing(Map.Entry.comparingByKey(Comparator.reverseOrder())))
        .map(Map.Entry::getKey);
  }
}

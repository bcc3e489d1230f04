package io.millrace.common.internal.job.lane;

import io.millrace.common.internal.metrics.Measures;
import io.millrace.common.job.ExecutorLane;
import io.millrace.common.job.PartitionMove;
import io.millrace.common.metrics.EngineMetric;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;

/** What a lane has done since the executor was started. Thread-safe. */
public final class LaneCounts {

  private static final int MOST_MOVES = 20;

  private final int number;
  private final Measures measures;
  private final LongAdder claimed = new LongAdder();
  private final LongAdder helped = new LongAdder();
  private final LongAdder ran = new LongAdder();
  private final LongAdder waitedMicros = new LongAdder();
  private final Deque<PartitionMove> moves = new ArrayDeque<>();

  /** Begins to count for the lane of a number, and tells who measures. */
  public LaneCounts(int number, Measures measures) {
    this.number = number;
    this.measures = measures;
  }

  private String label() {
    return Integer.toString(number);
  }

  /**
   * Notes a job that was claimed.
   *
   * @param isOwn whether its partition is the lane's own
   * @param waited how long it had been due
   */
  public void claimed(boolean isOwn, Duration waited) {
    claimed.increment();
    if (!isOwn) {
      helped.increment();
    }
    waitedMicros.add(Math.max(0, waited.toNanos() / 1_000));
    if (measures.isOn()) {
      measures.count(EngineMetric.LANES_CLAIMED, label());
      measures.count(EngineMetric.LANES_HELPED, label(), isOwn ? 0 : 1);
      measures.time(EngineMetric.LANES_WAIT, label(), waited);
    }
  }

  /** Notes a job that was tried. */
  public void ran() {
    ran.increment();
    if (measures.isOn()) {
      measures.count(EngineMetric.LANES_RAN, label());
    }
  }

  /** Notes a move that the lane has part in. */
  public void moved(PartitionMove move) {
    if (move.to() == number) {
      measures.count(EngineMetric.LANES_MOVES, label());
    }
    synchronized (moves) {
      moves.addFirst(move);
      if (moves.size() > MOST_MOVES) {
        moves.removeLast();
      }
    }
  }

  /** Returns how the lane stands. */
  public ExecutorLane shown(int threads, List<Integer> partitions) {
    return new ExecutorLane(
        number,
        threads,
        List.copyOf(partitions),
        claimed.sum(),
        helped.sum(),
        ran.sum(),
        Duration.ofNanos(waitedMicros.sum() * 1_000),
        moves());
  }

  private List<PartitionMove> moves() {
    synchronized (moves) {
      return List.copyOf(moves);
    }
  }
}

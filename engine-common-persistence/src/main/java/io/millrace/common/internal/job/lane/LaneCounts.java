package io.millrace.common.internal.job.lane;

import io.millrace.common.job.ExecutorLane;
import io.millrace.common.job.PartitionMove;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;

/** What a lane has done since the executor was started. Thread-safe. */
public final class LaneCounts {

  private static final int MOST_MOVES = 20;

  private final LongAdder claimed = new LongAdder();
  private final LongAdder helped = new LongAdder();
  private final LongAdder ran = new LongAdder();
  private final LongAdder waitedMicros = new LongAdder();
  private final Deque<PartitionMove> moves = new ArrayDeque<>();

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
  }

  /** Notes a job that was tried. */
  public void ran() {
    ran.increment();
  }

  /** Notes a move that the lane has part in. */
  public void moved(PartitionMove move) {
    synchronized (moves) {
      moves.addFirst(move);
      if (moves.size() > MOST_MOVES) {
        moves.removeLast();
      }
    }
  }

  /** Returns how the lane stands. */
  public ExecutorLane shown(int number, int threads, List<Integer> partitions) {
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

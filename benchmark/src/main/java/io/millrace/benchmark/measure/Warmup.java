package io.millrace.benchmark.measure;

import java.time.Duration;

/**
 * How much runs before a measured load, unmeasured: a number of instances, or as many as begin in a
 * length of time.
 *
 * @param instances the number of instances, 0 if the duration says when it ends
 * @param duration how long instances begin, zero if their number says when it ends
 */
public record Warmup(long instances, Duration duration) {

  /** Nothing runs before. */
  public static final Warmup NONE = of(0);

  /**
   * A warm-up by number.
   *
   * @param instances how many instances run
   * @return the warm-up
   */
  public static Warmup of(long instances) {
    return new Warmup(instances, Duration.ZERO);
  }

  /**
   * A warm-up by time.
   *
   * @param duration how long instances begin, more than zero
   * @return the warm-up
   */
  public static Warmup lasting(Duration duration) {
    return new Warmup(0, duration);
  }

  /** The load, in a closed loop whatever the pace of what follows. */
  Load load(int threads) {
    return duration.isZero()
        ? new Load(threads, instances)
        : new Load(threads, Point.NO_LIMIT, new Pace(0, duration));
  }
}

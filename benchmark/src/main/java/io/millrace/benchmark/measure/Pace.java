package io.millrace.benchmark.measure;

import java.time.Duration;

/**
 * When the instances of a load begin, and when no more do.
 *
 * @param rate how many arrive in a second, at equal distances and whether or not a thread is free
 *     (an open loop); zero if each begins when a thread is free (a closed loop)
 * @param duration how long instances begin or arrive, zero if only their number limits them
 * @param percentOfBestPeer what share the rate is of what the best peer of the run reaches in a
 *     closed loop, in percent; zero if it is no such share
 */
public record Pace(double rate, Duration duration, double percentOfBestPeer) {

  /** As fast as the threads can, until the number of instances is reached. */
  public static final Pace CLOSED_LOOP = new Pace(0, Duration.ZERO);

  private static final double NANOS_PER_SECOND = 1e9;

  /**
   * A pace that depends on no engine.
   *
   * @param rate how many arrive in a second, zero if each begins when a thread is free
   * @param duration how long instances begin or arrive, zero if only their number limits them
   */
  public Pace(double rate, Duration duration) {
    this(rate, duration, 0);
  }

  /**
   * Tells whether instances arrive at a fixed rate.
   *
   * @return false in a closed loop
   */
  public boolean isOpenLoop() {
    return rate > 0;
  }

  /**
   * Tells whether the load ends by time.
   *
   * @return false if it ends after a number of instances
   */
  public boolean isTimed() {
    return !duration.isZero();
  }

  /** When an instance is to begin, counted from the begin of the load. */
  long arrivalNanos(long number) {
    return Math.round(number * (NANOS_PER_SECOND / rate));
  }
}

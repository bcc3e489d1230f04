package io.millrace.benchmark.measure;

import org.HdrHistogram.Histogram;

/** A distribution that is filled one by one. Belongs to one thread. */
public final class ResponseTimes {

  private final Histogram nanos = Recording.newHistogram();

  /** Creates an empty distribution. */
  public ResponseTimes() {}

  /**
   * Adds a time.
   *
   * @param nanoseconds the time, zero if it is negative
   */
  public void took(long nanoseconds) {
    nanos.recordValue(Math.max(0, nanoseconds));
  }

  /**
   * Adds all times of another distribution.
   *
   * @param other a distribution that nobody fills now
   */
  public void add(ResponseTimes other) {
    nanos.add(other.nanos);
  }

  /**
   * Returns the distribution in figures.
   *
   * @return the figures, {@link Latency#NONE} if there are no times
   */
  public Latency latency() {
    return nanos.getTotalCount() == 0 ? Latency.NONE : Latency.of(nanos);
  }

  /**
   * Returns the whole distribution.
   *
   * @return an HdrHistogram, compressed, in Base64
   */
  public String encoded() {
    return Recording.encoded(nanos);
  }
}

package io.millrace.benchmark.measure;

import org.HdrHistogram.Histogram;

/**
 * The distribution of a set of response times.
 *
 * @param count how many there are
 * @param meanMillis their mean
 * @param p50Millis what half of them do not exceed
 * @param p90Millis what 90 of 100 do not exceed
 * @param p99Millis what 99 of 100 do not exceed
 * @param p999Millis what 999 of 1,000 do not exceed
 * @param maxMillis the longest
 */
public record Latency(
    long count,
    double meanMillis,
    double p50Millis,
    double p90Millis,
    double p99Millis,
    double p999Millis,
    double maxMillis) {

  private static final double NANOS_PER_MILLI = 1_000_000.0;

  /** The distribution of no response time at all. */
  public static final Latency NONE = new Latency(0, 0, 0, 0, 0, 0, 0);

  static Latency of(Histogram nanos) {
    return new Latency(
        nanos.getTotalCount(),
        nanos.getMean() / NANOS_PER_MILLI,
        percentile(nanos, 50),
        percentile(nanos, 90),
        percentile(nanos, 99),
        percentile(nanos, 99.9),
        nanos.getMaxValue() / NANOS_PER_MILLI);
  }

  private static double percentile(Histogram nanos, double percent) {
    return nanos.getValueAtPercentile(percent) / NANOS_PER_MILLI;
  }
}

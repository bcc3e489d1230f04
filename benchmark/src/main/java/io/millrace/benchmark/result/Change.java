package io.millrace.benchmark.result;

/**
 * One figure of one engine at one point, now and in an earlier run.
 *
 * @param point the point, as the later run has it
 * @param engine the engine's name
 * @param figure which figure: {@value #THROUGHPUT}, {@value #P50}, {@value #P99} or the name of a
 *     cost
 * @param before the figure over the good rounds of the earlier run
 * @param after the figure over the good rounds of the later run
 * @param verdict whether it changed
 */
public record Change(
    PointRecord point, String engine, String figure, Spread before, Spread after, Verdict verdict) {

  /** The name of the throughput. */
  public static final String THROUGHPUT = "instancesPerSecond";

  /** The name of the median response time. */
  public static final String P50 = "p50Millis";

  /** The name of the response time that 99 of 100 did not exceed. */
  public static final String P99 = "p99Millis";

  /**
   * Compares the medians.
   *
   * @return the difference divided by the earlier median, such as 0.1 for a tenth more; zero if
   *     both are zero, and infinite if the earlier one alone is
   */
  public double relative() {
    double difference = after.median() - before.median();
    return difference == 0 ? 0 : difference / before.median();
  }
}

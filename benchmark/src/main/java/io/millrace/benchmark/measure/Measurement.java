package io.millrace.benchmark.measure;

import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * What a load came to.
 *
 * @param elapsed the time from the common start of all threads to the end of the last one
 * @param completed the instances whose scenario ran to its end
 * @param retries the calls that were made again because a rival had undone them
 * @param failures the failures that ended other instances, one entry for each class
 * @param latencies the response times of what succeeded, by operation; operations that the scenario
 *     lacks are absent
 * @param threads what each thread did
 * @param histograms the distributions behind the response times, in nanoseconds, by operation: each
 *     compressed as HdrHistogram does and then in Base64, as its logs hold them
 */
public record Measurement(
    Duration elapsed,
    long completed,
    long retries,
    List<Failure> failures,
    Map<Operation, Latency> latencies,
    List<ThreadShare> threads,
    Map<Operation, String> histograms) {

  private static final double NANOS_PER_SECOND = 1e9;

  /** Keeps copies of the collections. */
  public Measurement {
    failures = List.copyOf(failures);
    latencies = Map.copyOf(latencies);
    threads = List.copyOf(threads);
    histograms = Map.copyOf(histograms);
  }

  /**
   * Counts the instances that failed.
   *
   * @return their number
   */
  public long errors() {
    return failures.stream().mapToLong(Failure::count).sum();
  }

  /**
   * Divides the completed instances by the time.
   *
   * @return completed instances per second, zero if there was no time
   */
  public double throughput() {
    return elapsed.isZero() ? 0 : completed * NANOS_PER_SECOND / elapsed.toNanos();
  }

  /**
   * Returns the response times of one operation.
   *
   * @param operation the operation
   * @return their distribution, {@link Latency#NONE} if it never succeeded
   */
  public Latency latency(Operation operation) {
    return latencies.getOrDefault(operation, Latency.NONE);
  }
}

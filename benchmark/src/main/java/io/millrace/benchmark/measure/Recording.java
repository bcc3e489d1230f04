package io.millrace.benchmark.measure;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;
import java.util.EnumMap;
import java.util.Map;
import org.HdrHistogram.Histogram;

/**
 * What one thread saw: response times by operation, repeated calls and failures. Belongs to one
 * thread until that thread has ended; recordings of many threads are then added up in one.
 */
final class Recording {

  private static final int SIGNIFICANT_DIGITS = 3;
  private static final long SMALLEST_NANOS = 1_000;

  private final Map<Operation, Histogram> histograms = new EnumMap<>(Operation.class);
  private final Failures failures = new Failures();
  private long retries;

  void took(Operation operation, long nanos) {
    histogram(operation).recordValue(nanos);
  }

  void retried() {
    retries++;
  }

  void failed(Throwable failure) {
    failures.add(failure);
  }

  void add(Recording other) {
    other.histograms.forEach((operation, histogram) -> histogram(operation).add(histogram));
    failures.add(other.failures);
    retries += other.retries;
  }

  long count(Operation operation) {
    Histogram histogram = histograms.get(operation);
    return histogram == null ? 0 : histogram.getTotalCount();
  }

  long retries() {
    return retries;
  }

  Failures failures() {
    return failures;
  }

  Map<Operation, Latency> latencies() {
    Map<Operation, Latency> latencies = new EnumMap<>(Operation.class);
    histograms.forEach((operation, histogram) -> latencies.put(operation, Latency.of(histogram)));
    return latencies;
  }

  Map<Operation, String> encoded() {
    Map<Operation, String> encoded = new EnumMap<>(Operation.class);
    histograms.forEach((operation, histogram) -> encoded.put(operation, encoded(histogram)));
    return encoded;
  }

  static String encoded(Histogram histogram) {
    ByteBuffer bytes = ByteBuffer.allocate(histogram.getNeededByteBufferCapacity());
    int length = histogram.encodeIntoCompressedByteBuffer(bytes);
    return Base64.getEncoder().encodeToString(Arrays.copyOf(bytes.array(), length));
  }

  private Histogram histogram(Operation operation) {
    return histograms.computeIfAbsent(operation, key -> newHistogram());
  }

  /**
   * Precise to a thousandth of each value and to a microsecond, and as large as the longest value
   * asks for.
   */
  static Histogram newHistogram() {
    Histogram histogram = new Histogram(SMALLEST_NANOS, 2 * SMALLEST_NANOS, SIGNIFICANT_DIGITS);
    histogram.setAutoResize(true);
    return histogram;
  }
}

package io.millrace.benchmark.jobs;

import io.millrace.benchmark.measure.Latency;
import java.util.List;

/**
 * What a node says in one line. An order is answered by one report that is no progress.
 *
 * @param ended how many times user code has ended since the order to run; null in answers
 * @param version the version of the engine, where it was opened
 * @param counts what is left to do, where that was asked
 * @param heapBytes what is left in the heap, where that was asked
 * @param load how long starts took, where a load was ordered
 * @param lanes what each lane ran, where the executor was stopped
 * @param failure why the order came to nothing, or null
 * @param unavailable whether the engine lacks what was ordered
 */
record NodeReport(
    Long ended,
    String version,
    JobCounts counts,
    Long heapBytes,
    Latency load,
    List<Long> lanes,
    String failure,
    boolean unavailable) {

  static final NodeReport DONE = new NodeReport(null, null, null, null, null, null, null, false);

  static NodeReport progress(long ended) {
    return new NodeReport(ended, null, null, null, null, null, null, false);
  }

  static NodeReport opened(String version) {
    return new NodeReport(null, version, null, null, null, null, null, false);
  }

  static NodeReport of(JobCounts counts) {
    return new NodeReport(null, null, counts, null, null, null, null, false);
  }

  static NodeReport heap(long bytes) {
    return new NodeReport(null, null, null, bytes, null, null, null, false);
  }

  static NodeReport of(Latency load) {
    return new NodeReport(null, null, null, null, load, null, null, false);
  }

  static NodeReport of(List<Long> lanes) {
    return new NodeReport(null, null, null, null, null, lanes, null, false);
  }

  static NodeReport failed(String failure, boolean unavailable) {
    return new NodeReport(null, null, null, null, null, null, failure, unavailable);
  }
}

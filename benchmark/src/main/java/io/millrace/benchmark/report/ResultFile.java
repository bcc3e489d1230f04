package io.millrace.benchmark.report;

import io.millrace.benchmark.measure.PointResult;
import java.io.UncheckedIOException;

/** A file that takes each result as soon as it is there. Belongs to one thread. */
public interface ResultFile extends AutoCloseable {

  /**
   * Writes a result.
   *
   * @param result the result
   * @throws UncheckedIOException if the disk takes no more
   */
  void add(PointResult result);

  /** Closes the file, in which everything stands already. */
  @Override
  void close();
}

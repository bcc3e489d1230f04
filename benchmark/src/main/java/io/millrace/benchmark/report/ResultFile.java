package io.millrace.benchmark.report;

import io.millrace.benchmark.measure.PointResult;
import io.millrace.benchmark.result.FailedRun;
import io.millrace.benchmark.result.RunRecord;
import java.io.UncheckedIOException;

/** A file that takes each result as soon as it is there. Belongs to one thread. */
public interface ResultFile extends AutoCloseable {

  /**
   * Writes a result.
   *
   * @param result the result
   * @param run the same as a record
   * @throws UncheckedIOException if the disk takes no more
   */
  void add(PointResult result, RunRecord run);

  /**
   * Writes a run that came to nothing; by default a file does not show it.
   *
   * @param run the run
   * @throws UncheckedIOException if the disk takes no more
   */
  default void add(FailedRun run) {}

  /**
   * Writes the end; by default a file has none.
   *
   * @param complete whether all that was asked for has run
   * @throws UncheckedIOException if the disk takes no more
   */
  default void end(boolean complete) {}

  /** Closes the file, in which everything stands already. */
  @Override
  default void close() {}
}

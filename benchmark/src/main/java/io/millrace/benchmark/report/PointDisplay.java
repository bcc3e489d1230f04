package io.millrace.benchmark.report;

import io.millrace.benchmark.measure.Progress;

/** Shows how far one point has come, until it is closed. */
public interface PointDisplay extends Progress, AutoCloseable {

  /** Shows nothing. */
  PointDisplay NONE =
      new PointDisplay() {
        @Override
        public void reached(long instances) {
          // nobody looks
        }

        @Override
        public void close() {
          // nothing to wipe out
        }
      };

  /** Ends the display. */
  @Override
  void close();
}

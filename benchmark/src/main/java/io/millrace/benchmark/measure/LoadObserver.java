package io.millrace.benchmark.measure;

import java.util.List;

/** Looks on while the measured load of one point runs. Called by the thread that runs the point. */
public interface LoadObserver extends AutoCloseable {

  /** Looks at nothing. */
  LoadObserver NONE =
      new LoadObserver() {
        @Override
        public void loadBegins() {
          // nothing to see
        }

        @Override
        public void loadEnds() {
          // nothing was seen
        }

        @Override
        public List<String> problems() {
          return List.of();
        }

        @Override
        public void close() {
          // nothing is held
        }
      };

  /** Begins when all threads stand ready, before costs are counted. */
  void loadBegins();

  /** Ends when the last instance has ended and costs are counted; keeps what was seen. */
  void loadEnds();

  /**
   * Returns what could not be kept.
   *
   * @return a sentence for each problem, empty if all is well
   */
  List<String> problems();

  /** Lets go of what was not kept, also when the load failed. */
  @Override
  void close();
}

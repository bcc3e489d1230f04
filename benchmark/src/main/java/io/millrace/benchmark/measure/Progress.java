package io.millrace.benchmark.measure;

/** Is told how far a load has come. */
@FunctionalInterface
public interface Progress {

  /** Takes no note of anything. */
  Progress NONE = instances -> {};

  /**
   * Takes note, from time to time, of the instances that have begun so far. Called by one thread.
   *
   * @param instances a number that never falls
   */
  void reached(long instances);

  /**
   * Takes note of an instance of the measured load that has ended well. Called by the threads of
   * the load, many at once.
   *
   * @param nanos how long it took
   */
  default void took(long nanos) {}

  /**
   * Makes what follows others be counted on from them.
   *
   * @param earlier how many instances began before
   * @return a progress that adds that number
   */
  default Progress after(long earlier) {
    return new Progress() {
      @Override
      public void reached(long instances) {
        Progress.this.reached(earlier + instances);
      }

      @Override
      public void took(long nanos) {
        Progress.this.took(nanos);
      }
    };
  }
}

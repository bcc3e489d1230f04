package io.millrace.benchmark.measure;

/** Is told from time to time, by one thread, how far the load has come. */
@FunctionalInterface
public interface Progress {

  /** Takes no note of anything. */
  Progress NONE = instances -> {};

  /**
   * Takes note of the instances that have begun so far.
   *
   * @param instances a number that never falls
   */
  void reached(long instances);
}

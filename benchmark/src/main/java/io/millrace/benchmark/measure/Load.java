package io.millrace.benchmark.measure;

/**
 * How much work is done by how many at once.
 *
 * @param threads the number of threads, each of which begins an instance when its last one has
 *     ended and, where there is a rate, the next one has arrived
 * @param instances the greatest number of instances, shared by all threads
 * @param pace when instances begin, and when no more do
 */
public record Load(int threads, long instances, Pace pace) {

  /**
   * A load in a closed loop that ends after a number of instances.
   *
   * @param threads the number of threads
   * @param instances the number of instances
   */
  public Load(int threads, long instances) {
    this(threads, instances, Pace.CLOSED_LOOP);
  }
}

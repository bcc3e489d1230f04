package io.millrace.benchmark.measure;

/**
 * What is done at the two ends of a load.
 *
 * @param opens runs when all threads stand ready, before the first instance
 * @param closes runs when the last instance has ended, while the threads are still there
 */
public record Window(Runnable opens, Runnable closes) {

  /** Does nothing. */
  public static final Window NONE = new Window(() -> {}, () -> {});
}

package io.millrace.benchmark.measure;

import io.millrace.benchmark.engine.History;
import io.millrace.benchmark.engine.Model;
import io.millrace.benchmark.scenario.Scenario;

/**
 * One line of a report: a scenario at one level of history with one number of threads.
 *
 * @param scenario the work
 * @param model the model of its process
 * @param history how much history is written
 * @param threads the number of threads
 * @param warmup how many instances run first, without being measured
 * @param iterations how many instances are measured, {@link #NO_LIMIT} if only a duration says so
 * @param pace when measured instances begin, and when no more do
 */
public record Point(
    Scenario scenario,
    Model model,
    History history,
    int threads,
    long warmup,
    long iterations,
    Pace pace) {

  /** The number of iterations of a point that ends by time. */
  public static final long NO_LIMIT = Long.MAX_VALUE;

  /**
   * A point in a closed loop that ends after a number of instances.
   *
   * @param scenario the work
   * @param model the model of its process
   * @param history how much history is written
   * @param threads the number of threads
   * @param warmup how many instances run first
   * @param iterations how many instances are measured
   */
  public Point(
      Scenario scenario, Model model, History history, int threads, long warmup, long iterations) {
    this(scenario, model, history, threads, warmup, iterations, Pace.CLOSED_LOOP);
  }
}

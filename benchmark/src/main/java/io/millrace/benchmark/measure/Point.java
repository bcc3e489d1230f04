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
 * @param firstWarmup what runs first where this JVM has not run the process before
 * @param warmup what runs first otherwise
 * @param iterations how many instances are measured, {@link #NO_LIMIT} if only a duration says so
 * @param pace when measured instances begin, and when no more do
 */
public record Point(
    Scenario scenario,
    Model model,
    History history,
    int threads,
    Warmup firstWarmup,
    Warmup warmup,
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
   * @param warmup how many instances run first, always
   * @param iterations how many instances are measured
   */
  public Point(
      Scenario scenario, Model model, History history, int threads, long warmup, long iterations) {
    this(
        scenario,
        model,
        history,
        threads,
        Warmup.of(warmup),
        Warmup.of(warmup),
        iterations,
        Pace.CLOSED_LOOP);
  }

  /**
   * Replaces the warm-ups.
   *
   * @param first what runs first where this JVM has not run the process before
   * @param later what runs first otherwise
   * @return a point that is the same otherwise
   */
  public Point warmedUpBy(Warmup first, Warmup later) {
    return new Point(scenario, model, history, threads, first, later, iterations, pace);
  }

  /**
   * Replaces the pace.
   *
   * @param other when measured instances begin; if it is timed, their number is without a limit
   * @return a point that is the same otherwise
   */
  public Point at(Pace other) {
    return new Point(
        scenario,
        model,
        history,
        threads,
        firstWarmup,
        warmup,
        other.isTimed() ? NO_LIMIT : iterations,
        other);
  }
}

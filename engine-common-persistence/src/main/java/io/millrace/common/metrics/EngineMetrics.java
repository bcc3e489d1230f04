package io.millrace.common.metrics;

import java.time.Duration;
import java.util.function.DoubleSupplier;

/**
 * Is told what an engine measures. {@link MicrometerMetrics} passes it on to Micrometer; for
 * another library implement the four methods without a body.
 *
 * <p>It is called by many threads at once, outside and inside transactions; it must be quick and
 * must not call the engine. What it throws is logged once and changes nothing.
 */
public interface EngineMetrics {

  /**
   * Adds to a {@linkplain EngineMetric.Kind#COUNTER counter}.
   *
   * @param metric what was counted
   * @param label the value of its label; null if it has none
   * @param amount how much to add, 1 or more
   */
  void count(EngineMetric metric, String label, long amount);

  /**
   * Notes a duration of a {@linkplain EngineMetric.Kind#TIMER timer}.
   *
   * @param metric what was timed
   * @param label the value of its label; null if it has none
   * @param duration how long it took; never negative
   */
  void time(EngineMetric metric, String label, Duration duration);

  /**
   * Notes a {@linkplain EngineMetric.Kind#SIZE size}.
   *
   * @param metric what was measured
   * @param label the value of its label; null if it has none
   * @param size how many there were
   */
  void size(EngineMetric metric, String label, long size);

  /**
   * Registers where the value of a {@linkplain EngineMetric.Kind#GAUGE gauge} is to be had. Called
   * while an engine is built.
   *
   * @param metric what it tells
   * @param label the value of its label; null if it has none
   * @param value tells the value when it is asked; some ask the database, so ask only when somebody
   *     wants to know. It throws nothing and gives {@code NaN} if there is no answer, as after the
   *     end of the engine
   */
  void gauge(EngineMetric metric, String label, DoubleSupplier value);

  /**
   * Takes a gauge back, at the end of the engine that registered it. Does nothing unless it is
   * implemented; then the gauge stays and gives {@code NaN}.
   *
   * @param metric what it told
   * @param label the value of its label; null if it has none
   */
  default void forget(EngineMetric metric, String label) {}
}

package io.millrace.common.internal.metrics;

import io.millrace.common.metrics.EngineMetric;
import io.millrace.common.metrics.EngineMetrics;
import java.time.Duration;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.function.DoubleSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Passes on what is measured to the application, if it wants to know; else each call is a look at a
 * field. What the application's code throws is kept from the engine. Thread-safe.
 */
public final class Measures {

  /** Of an engine that nobody measures. */
  public static final Measures NONE = new Measures(null);

  private static final Logger LOG = LoggerFactory.getLogger(Measures.class);

  private final EngineMetrics metrics;
  private final Queue<Runnable> gauges = new ConcurrentLinkedQueue<>();
  private volatile boolean failing;

  private Measures(EngineMetrics metrics) {
    this.metrics = metrics;
  }

  /** Returns what passes on to somebody; null for nobody. */
  public static Measures to(EngineMetrics metrics) {
    return metrics == null ? NONE : new Measures(metrics);
  }

  /** Tells whether somebody wants to know. */
  public boolean isOn() {
    return metrics != null;
  }

  /** Counts one. */
  public void count(EngineMetric metric, String label) {
    count(metric, label, 1);
  }

  /** Counts several; nothing for none. */
  public void count(EngineMetric metric, String label, long amount) {
    if (metrics != null && amount > 0) {
      tell(to -> to.count(metric, label, amount));
    }
  }

  /** Returns what {@link #timeSince} needs to know of the beginning. */
  public long begin() {
    return metrics == null ? 0 : System.nanoTime();
  }

  /** Notes how long something took. */
  public void timeSince(EngineMetric metric, String label, long begin) {
    if (metrics != null) {
      time(metric, label, Duration.ofNanos(System.nanoTime() - begin));
    }
  }

  /** Notes a duration; a negative one as none. */
  public void time(EngineMetric metric, String label, Duration duration) {
    if (metrics != null) {
      var noted = duration.isNegative() ? Duration.ZERO : duration;
      tell(to -> to.time(metric, label, noted));
    }
  }

  /** Notes how many there were of something. */
  public void size(EngineMetric metric, String label, long size) {
    if (metrics != null) {
      tell(to -> to.size(metric, label, size));
    }
  }

  /** Registers where a value is to be had when somebody asks. */
  public void gauge(EngineMetric metric, String label, DoubleSupplier value) {
    if (metrics != null) {
      tell(to -> to.gauge(metric, label, () -> orNoNumber(metric, value)));
      gauges.add(() -> tell(to -> to.forget(metric, label)));
    }
  }

  /** Takes back what was registered: there are no more values. */
  public void close() {
    for (var gauge = gauges.poll(); gauge != null; gauge = gauges.poll()) {
      gauge.run();
    }
  }

  private static double orNoNumber(EngineMetric metric, DoubleSupplier value) {
    try {
      return value.getAsDouble();
    } catch (RuntimeException | LinkageError e) {
      LOG.debug("The metric {} cannot be told", metric.id(), e);
      return Double.NaN;
    }
  }

  private void tell(Consumer<EngineMetrics> call) {
    try {
      call.accept(metrics);
    } catch (RuntimeException | LinkageError e) {
      if (!failing) {
        failing = true;
        LOG.warn("The application's metrics fail; this is said once, and the engine goes on", e);
      }
    }
  }
}

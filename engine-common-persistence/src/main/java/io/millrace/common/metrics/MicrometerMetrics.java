package io.millrace.common.metrics;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.Timer;
import io.millrace.common.BadArgumentException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.DoubleSupplier;

/**
 * Publishes what an engine measures by Micrometer, under the {@linkplain EngineMetric#id() names}
 * of the metrics. The only class of the engines that needs Micrometer: add {@code
 * io.micrometer:micrometer-core} to the application to use it.
 *
 * <p>Timers have buckets from a millisecond to an hour. Thread-safe.
 */
public final class MicrometerMetrics implements EngineMetrics {

  private static final Duration[] BUCKETS = {
    Duration.ofMillis(1),
    Duration.ofMillis(5),
    Duration.ofMillis(10),
    Duration.ofMillis(50),
    Duration.ofMillis(100),
    Duration.ofMillis(500),
    Duration.ofSeconds(1),
    Duration.ofSeconds(5),
    Duration.ofSeconds(10),
    Duration.ofMinutes(1),
    Duration.ofMinutes(10),
    Duration.ofHours(1)
  };

  private final MeterRegistry registry;
  private final Tags tags;
  private final Map<Key, Counter> counters = new ConcurrentHashMap<>();
  private final Map<Key, Timer> timers = new ConcurrentHashMap<>();
  private final Map<Key, DistributionSummary> sizes = new ConcurrentHashMap<>();
  private final Map<Key, Gauge> gauges = new ConcurrentHashMap<>();

  private record Key(EngineMetric metric, String label) {}

  /**
   * Publishes in a registry.
   *
   * @param registry where to
   * @param tags names and values, one after the other, that all meters carry; with several engines
   *     in one registry they have to differ, such as {@code "engine", "orders"}
   * @throws BadArgumentException if something is null, or a name has no value
   */
  public MicrometerMetrics(MeterRegistry registry, String... tags) {
    if (registry == null || tags == null || tags.length % 2 != 0) {
      throw new BadArgumentException(
          "MicrometerMetrics needs a registry, and tags as pairs of a name and a value. Give both.");
    }
    this.registry = registry;
    this.tags = Tags.of(tags);
  }

  @Override
  public void count(EngineMetric metric, String label, long amount) {
    counters.computeIfAbsent(new Key(metric, label), this::counter).increment(amount);
  }

  @Override
  public void time(EngineMetric metric, String label, Duration duration) {
    timers.computeIfAbsent(new Key(metric, label), this::timer).record(duration);
  }

  @Override
  public void size(EngineMetric metric, String label, long size) {
    sizes.computeIfAbsent(new Key(metric, label), this::summary).record(size);
  }

  @Override
  public void gauge(EngineMetric metric, String label, DoubleSupplier value) {
    var gauge =
        Gauge.builder(metric.id(), value::getAsDouble)
            .baseUnit(metric.unit())
            .tags(tags(metric, label))
            .register(registry);
    gauges.put(new Key(metric, label), gauge);
  }

  @Override
  public void forget(EngineMetric metric, String label) {
    var gauge = gauges.remove(new Key(metric, label));
    if (gauge != null) {
      registry.remove(gauge);
    }
  }

  private Counter counter(Key key) {
    return Counter.builder(key.metric.id())
        .baseUnit(key.metric.unit())
        .tags(tags(key.metric, key.label))
        .register(registry);
  }

  private Timer timer(Key key) {
    return Timer.builder(key.metric.id())
        .tags(tags(key.metric, key.label))
        .serviceLevelObjectives(BUCKETS)
        .register(registry);
  }

  private DistributionSummary summary(Key key) {
    return DistributionSummary.builder(key.metric.id())
        .baseUnit(key.metric.unit())
        .tags(tags(key.metric, key.label))
        .register(registry);
  }

  private Tags tags(EngineMetric metric, String label) {
    return metric.label() == null ? tags : tags.and(metric.label(), label == null ? "" : label);
  }
}

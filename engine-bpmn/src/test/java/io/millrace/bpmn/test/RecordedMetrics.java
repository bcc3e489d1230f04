package io.millrace.bpmn.test;

import io.millrace.common.metrics.EngineMetric;
import io.millrace.common.metrics.EngineMetrics;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.DoubleSupplier;

/** Keeps what an engine says that it measures, for tests to look at. Thread-safe. */
public final class RecordedMetrics implements EngineMetrics {

  private final Map<Key, Queue<Object>> values = new ConcurrentHashMap<>();
  private final Map<Key, DoubleSupplier> gauges = new ConcurrentHashMap<>();

  private record Key(EngineMetric metric, String label) {}

  private void add(EngineMetric metric, String label, EngineMetric.Kind kind, Object value) {
    if (metric.kind() != kind || (metric.label() == null) != (label == null)) {
      throw new AssertionError(metric + " has no " + kind + " of the label " + label);
    }
    values.computeIfAbsent(new Key(metric, label), key -> new ConcurrentLinkedQueue<>()).add(value);
  }

  private Queue<Object> all(EngineMetric metric, String label) {
    return values.getOrDefault(new Key(metric, label), new ConcurrentLinkedQueue<>());
  }

  @Override
  public void count(EngineMetric metric, String label, long amount) {
    add(metric, label, EngineMetric.Kind.COUNTER, amount);
  }

  @Override
  public void time(EngineMetric metric, String label, Duration duration) {
    add(metric, label, EngineMetric.Kind.TIMER, duration);
  }

  @Override
  public void size(EngineMetric metric, String label, long size) {
    add(metric, label, EngineMetric.Kind.SIZE, size);
  }

  @Override
  public void gauge(EngineMetric metric, String label, DoubleSupplier value) {
    gauges.put(new Key(metric, label), value);
  }

  /** Returns what a counter says. */
  public long count(EngineMetric metric, String label) {
    return all(metric, label).stream().mapToLong(value -> (Long) value).sum();
  }

  /** Returns what a timer was told, the first one first. */
  public List<Duration> times(EngineMetric metric, String label) {
    return all(metric, label).stream().map(Duration.class::cast).toList();
  }

  /** Returns what sizes were noted, the first one first. */
  public List<Long> sizes(EngineMetric metric) {
    return all(metric, null).stream().map(Long.class::cast).toList();
  }

  /** Asks a gauge. */
  public double gauge(EngineMetric metric) {
    return gauges.get(new Key(metric, null)).getAsDouble();
  }

  /** Forgets what was said so far. */
  public void forget() {
    values.clear();
  }
}

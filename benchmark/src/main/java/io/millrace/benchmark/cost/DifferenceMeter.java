package io.millrace.benchmark.cost;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Measures by two readings of counters that only grow.
 *
 * <p>A counter that one of the readings lacks is absent from the result.
 */
final class DifferenceMeter implements Meter {

  private final Supplier<Map<Cost, Double>> counters;
  private final Runnable beforeTheEnd;
  private Map<Cost, Double> atBegin = Map.of();

  DifferenceMeter(Supplier<Map<Cost, Double>> counters) {
    this(counters, () -> {});
  }

  /** A meter that does something, such as to wait, before it reads the counters again. */
  DifferenceMeter(Supplier<Map<Cost, Double>> counters, Runnable beforeTheEnd) {
    this.counters = counters;
    this.beforeTheEnd = beforeTheEnd;
  }

  @Override
  public void begin() {
    atBegin = counters.get();
  }

  @Override
  public Map<Cost, Double> end() {
    beforeTheEnd.run();
    Map<Cost, Double> spent = new EnumMap<>(Cost.class);
    counters
        .get()
        .forEach(
            (cost, value) -> {
              if (atBegin.containsKey(cost)) {
                spent.put(cost, value - atBegin.get(cost));
              }
            });
    return spent;
  }
}

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
  private Map<Cost, Double> atBegin = Map.of();

  DifferenceMeter(Supplier<Map<Cost, Double>> counters) {
    this.counters = counters;
  }

  @Override
  public void begin() {
    atBegin = counters.get();
  }

  @Override
  public Map<Cost, Double> end() {
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

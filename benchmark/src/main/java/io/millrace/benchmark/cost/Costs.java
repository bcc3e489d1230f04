package io.millrace.benchmark.cost;

import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * What an instance cost, on average over those of a load.
 *
 * @param values the figures; what could not be measured is absent, which is not the same as zero
 */
public record Costs(Map<Cost, Double> values) {

  /** The costs of a load that nothing was measured of. */
  public static final Costs NONE = new Costs(Map.of());

  /** Keeps a copy, in the order of {@link Cost}. */
  public Costs {
    Map<Cost, Double> sorted = new EnumMap<>(Cost.class);
    sorted.putAll(values);
    values = Collections.unmodifiableMap(sorted);
  }

  /**
   * Divides what a load cost by its instances.
   *
   * @param totals the costs of all instances together
   * @param instances their number; if it is zero, there are no costs of one
   * @return the costs of one
   */
  static Costs of(Map<Cost, Double> totals, long instances) {
    Map<Cost, Double> each = new EnumMap<>(Cost.class);
    totals.forEach(
        (cost, total) -> {
          if (!cost.isPerInstance()) {
            each.put(cost, total);
          } else if (instances > 0) {
            each.put(cost, total / instances);
          }
        });
    return new Costs(each);
  }

  /**
   * Takes figures under the names that files use.
   *
   * @param byKey the figures by {@link Cost#key()}; other names are passed over
   * @return the costs
   */
  public static Costs named(Map<String, Double> byKey) {
    Map<Cost, Double> known = new EnumMap<>(Cost.class);
    for (Cost cost : Cost.values()) {
      if (byKey.containsKey(cost.key())) {
        known.put(cost, byKey.get(cost.key()));
      }
    }
    return new Costs(known);
  }

  /**
   * Returns one figure.
   *
   * @param cost the kind of cost
   * @return the figure, empty if it was not measured
   */
  public OptionalDouble of(Cost cost) {
    Double value = values.get(cost);
    return value == null ? OptionalDouble.empty() : OptionalDouble.of(value);
  }

  /**
   * Adds figures of other kinds.
   *
   * @param others the figures to add; they replace those of the same kind
   * @return all figures
   */
  public Costs and(Costs others) {
    Map<Cost, Double> both = new EnumMap<>(Cost.class);
    both.putAll(values);
    both.putAll(others.values);
    return new Costs(both);
  }

  /**
   * Returns the figures under the names that files use.
   *
   * @return the figures by {@link Cost#key()}, in the order of {@link Cost}; what was not measured
   *     is absent
   */
  public Map<String, Double> asMap() {
    Map<String, Double> byKey = new LinkedHashMap<>();
    values.forEach((cost, value) -> byKey.put(cost.key(), value));
    return byKey;
  }
}

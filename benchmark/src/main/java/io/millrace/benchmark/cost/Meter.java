package io.millrace.benchmark.cost;

import java.util.Map;

/** Measures what is spent between two moments. Belongs to one thread. */
interface Meter {

  /** Begins. */
  void begin();

  /** What was spent since it began; what cannot be measured is absent. */
  Map<Cost, Double> end();
}

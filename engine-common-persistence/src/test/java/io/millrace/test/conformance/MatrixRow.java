package io.millrace.test.conformance;

import java.util.Map;
import java.util.Set;

/** A row of a matrix. */
public interface MatrixRow {

  /** Returns its number, which never changes. */
  int number();

  /** Returns the element or rule. */
  String name();

  /** Returns why it does not run; null if it does. */
  String reason();

  /** Returns what tests have to show of it if it runs, unless they are excused. */
  default Set<Aspect> aspects() {
    return Set.of(Aspect.NORMAL);
  }

  /** Returns what no test has to show, with the reason. */
  default Map<Aspect, String> excused() {
    return Map.of();
  }

  /** Tells whether it runs. */
  default boolean runs() {
    return reason() == null;
  }

  /** Returns what tests write to name it. */
  default String label() {
    return number() + " " + name();
  }
}

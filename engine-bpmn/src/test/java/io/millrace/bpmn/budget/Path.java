package io.millrace.bpmn.budget;

import java.util.function.Function;

/**
 * A path through the engine whose cost has a budget.
 *
 * @param name as the page of budgets has it
 * @param given prepares one call and returns it; what it does itself is not counted
 */
record Path(String name, Function<CountedEngine, Runnable> given) {

  static Path path(String name, Function<CountedEngine, Runnable> given) {
    return new Path(name, given);
  }

  /** Returns the name. */
  @Override
  public String toString() {
    return name;
  }
}

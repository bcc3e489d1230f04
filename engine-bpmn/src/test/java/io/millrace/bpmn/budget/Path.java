package io.millrace.bpmn.budget;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

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

  /** Returns all paths that have a budget, in the order of the page. */
  static List<Path> all() {
    return Stream.of(
            StartPaths.all(),
            TaskPaths.all(),
            VariablePaths.all(),
            EventPaths.all(),
            InstancePaths.all(),
            QueryPaths.all())
        .flatMap(List::stream)
        .toList();
  }

  /** Returns the name. */
  @Override
  public String toString() {
    return name;
  }
}

package io.millrace.benchmark.scenario;

import java.util.List;

/** The scenarios there are. */
public final class Scenarios {

  private static final List<Scenario> ALL =
      List.of(
          new StartToEnd(),
          new AllSequentialServiceTasks(),
          new ParallelSubprocesses(),
          new ManyVariables(),
          new TerminateUserTasks());

  private Scenarios() {}

  /**
   * Returns all scenarios.
   *
   * @return from the simplest to the most demanding
   */
  public static List<Scenario> all() {
    return ALL;
  }

  /**
   * Finds a scenario by its name, in any case of letters.
   *
   * @param name the name
   * @return the scenario
   * @throws IllegalArgumentException if there is none of that name; the text names those there are
   */
  public static Scenario named(String name) {
    return ALL.stream()
        .filter(scenario -> scenario.name().equalsIgnoreCase(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "No process is named '" + name + "'. There are " + names() + " and all."));
  }

  private static String names() {
    return String.join(", ", ALL.stream().map(Scenario::name).toList());
  }
}

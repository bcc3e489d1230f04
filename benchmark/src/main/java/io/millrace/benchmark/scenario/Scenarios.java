package io.millrace.benchmark.scenario;

import java.util.List;
import java.util.stream.Stream;

/** The scenarios that are built in. */
public final class Scenarios {

  private static final List<Scenario> ALL =
      List.of(
          new StartToEnd(),
          new AllSequentialServiceTasks(),
          new ParallelSubprocesses(),
          new ManyVariables(),
          new TerminateUserTasks());

  private static final List<Scenario> MORE =
      List.of(
          new MessageCorrelation(),
          new TimerFired(),
          new AsyncFanOut(false),
          new AsyncFanOut(true),
          new ThousandInstances(),
          new HumanTaskCase(),
          new ThreeStagesCase());

  private Scenarios() {}

  /**
   * Returns the five processes that every engine runs, without jobs, messages or cases.
   *
   * @return from the simplest to the most demanding
   */
  public static List<Scenario> all() {
    return ALL;
  }

  /**
   * Returns the scenarios that ask for one thing each which not every engine has, or that are too
   * large to be run by default.
   *
   * @return in no order of weight
   */
  public static List<Scenario> more() {
    return MORE;
  }

  /**
   * Finds a scenario by its name, in any case of letters.
   *
   * @param name the name
   * @return the scenario
   * @throws IllegalArgumentException if there is none of that name; the text names those there are
   */
  public static Scenario named(String name) {
    return everyOne()
        .filter(scenario -> scenario.name().equalsIgnoreCase(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "No process is named '"
                        + name
                        + "'. There are "
                        + names()
                        + ", all and more."));
  }

  private static String names() {
    return String.join(", ", everyOne().map(Scenario::name).toList());
  }

  private static Stream<Scenario> everyOne() {
    return Stream.concat(ALL.stream(), MORE.stream());
  }
}

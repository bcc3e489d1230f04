package io.millrace.benchmark.cli;

import io.millrace.benchmark.scenario.Scenario;
import io.millrace.benchmark.scenario.Scenarios;
import java.util.List;

/**
 * What one name behind {@code --process} stands for.
 *
 * @param scenarios one scenario, or all of them
 */
record ProcessChoice(List<Scenario> scenarios) {

  /**
   * Reads a name.
   *
   * @param name a scenario's name, or {@code all}
   * @return the choice
   * @throws IllegalArgumentException if there is none of that name
   */
  static ProcessChoice parse(String name) {
    return name.trim().equalsIgnoreCase("all")
        ? new ProcessChoice(Scenarios.all())
        : new ProcessChoice(List.of(Scenarios.named(name.trim())));
  }
}

package io.millrace.benchmark.cli;

import io.millrace.benchmark.scenario.Scenario;
import io.millrace.benchmark.scenario.Scenarios;
import java.util.List;
import java.util.Locale;

/**
 * What one name behind {@code --process} stands for.
 *
 * @param scenarios one scenario or several
 */
record ProcessChoice(List<Scenario> scenarios) {

  /**
   * Reads a name.
   *
   * @param name a scenario's name, or {@code all} or {@code more}
   * @return the choice
   * @throws IllegalArgumentException if there is none of that name
   */
  static ProcessChoice parse(String name) {
    return new ProcessChoice(
        switch (name.trim().toLowerCase(Locale.ROOT)) {
          case "all" -> Scenarios.all();
          case "more" -> Scenarios.more();
          default -> List.of(Scenarios.named(name.trim()));
        });
  }
}

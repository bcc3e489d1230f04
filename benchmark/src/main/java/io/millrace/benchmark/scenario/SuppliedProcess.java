package io.millrace.benchmark.scenario;

import io.millrace.benchmark.engine.EngineCalls;
import io.millrace.benchmark.engine.Model;
import java.util.Optional;

/**
 * A process that a user brings. What an instance leaves is learned from the first one.
 *
 * @param name the id of the process
 * @param model its model
 * @param script what is done with each instance
 */
public record SuppliedProcess(String name, Model model, Script script) implements Scenario {

  @Override
  public void run(EngineCalls engine) {
    script.run(engine, name);
  }

  @Override
  public Optional<Traces> traces() {
    return Optional.empty();
  }
}

package io.millrace.benchmark.scenario;

import io.millrace.benchmark.engine.EngineCalls;
import java.util.Map;
import java.util.Optional;

/**
 * Ten service tasks in a row that do nothing: the cost of moving a token without a wait state. One
 * call.
 */
public record AllSequentialServiceTasks() implements Scenario {

  @Override
  public String name() {
    return "allSequentialServiceTasks";
  }

  @Override
  public void run(EngineCalls engine) {
    engine.start(name(), Map.of());
  }

  @Override
  public Optional<Traces> traces() {
    return Optional.of(Traces.ofStartAndEnd().with("serviceTask", 10));
  }
}

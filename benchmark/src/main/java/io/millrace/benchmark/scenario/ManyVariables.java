package io.millrace.benchmark.scenario;

import io.millrace.benchmark.engine.EngineCalls;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A start with 22 variables, two of which decide at exclusive gateways, and a service task that
 * sets 30 more before a user task. Three calls: start, query the task, complete it.
 */
public record ManyVariables() implements Scenario {

  private static final int START_VARIABLES = 20;
  private static final int DELEGATE_VARIABLES = 30;

  @Override
  public String name() {
    return "manyVariables";
  }

  @Override
  public void run(EngineCalls engine) {
    Map<String, Object> variables = new TreeMap<>(StartVariables.of(START_VARIABLES));
    variables.put("firstGw", "A");
    variables.put("secondGw", "A");
    String instance = engine.start(name(), variables);
    engine.complete(engine.task(instance, "A"));
  }

  @Override
  public Optional<Traces> traces() {
    return Optional.of(
        Traces.ofStartAndEnd()
            .with("exclusiveGateway", 4)
            .with("serviceTask", 3)
            .withTasks(1)
            .withVariables(START_VARIABLES + 2 + DELEGATE_VARIABLES));
  }
}

package io.millrace.benchmark.scenario;

import io.millrace.benchmark.engine.EngineCalls;
import java.util.Map;
import java.util.Optional;

/**
 * A service task with a thousand parallel instances that do nothing, in one unit of work. One call.
 */
public record ThousandInstances() implements Scenario {

  private static final int LOOP_INSTANCES = 1000;

  @Override
  public String name() {
    return "thousandInstances";
  }

  @Override
  public void run(EngineCalls engine) {
    engine.start(name(), Map.of());
  }

  /** Engines keep the counters of a loop in variables, or elsewhere. */
  @Override
  public Optional<Traces> traces() {
    return Optional.of(
        Traces.ofStartAndEnd()
            .with("serviceTask", LOOP_INSTANCES)
            .withVariables(Traces.AS_MANY_AS_THE_ENGINE_LIKES));
  }
}

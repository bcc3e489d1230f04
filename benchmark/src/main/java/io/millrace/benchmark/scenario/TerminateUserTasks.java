package io.millrace.benchmark.scenario;

import io.millrace.benchmark.engine.EngineCalls;
import java.util.Optional;

/**
 * Three open user tasks of which one is completed: that throws a signal inside the instance, the
 * signal interrupts the sub-process around all of them, and a terminate end event ends the
 * instance. Three calls: start, query task A by name, complete it.
 */
public record TerminateUserTasks() implements Scenario {

  private static final int START_VARIABLES = 10;

  @Override
  public String name() {
    return "terminateUserTasks";
  }

  @Override
  public void run(EngineCalls engine) {
    String instance = engine.start(name(), StartVariables.of(START_VARIABLES));
    engine.complete(engine.task(instance, "A"));
  }

  /**
   * The joins and the inner end events are never reached; the interrupted tasks and sub-processes
   * count, since they end.
   */
  @Override
  public Optional<Traces> traces() {
    return Optional.of(
        Traces.ofStartAndEnd()
            .with("startEvent", 3)
            .with("endEvent", 1)
            .with("subProcess", 2)
            .with("parallelGateway", 2)
            .withTasks(3)
            .withVariables(START_VARIABLES));
  }
}

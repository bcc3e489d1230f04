package io.millrace.benchmark.scenario;

import io.millrace.benchmark.engine.EngineCalls;
import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.engine.Model;
import java.util.Map;
import java.util.Optional;

/**
 * A fork into 50 service tasks that are asynchronous and do not exclude each other, run by the
 * engine's job executor, and their join. Two calls: start, wait for the end.
 */
public record AsyncFanOut() implements Scenario {

  private static final int BRANCHES = 50;

  @Override
  public String name() {
    return "asyncFanOut";
  }

  @Override
  public void prepare(EngineUnderTest engine, Model model) {
    engine.deploy(model);
    engine.startJobExecutor();
  }

  @Override
  public void run(EngineCalls engine) {
    engine.awaitEnd(engine.start(name(), Map.of()));
  }

  /** One fork, a join that every branch reaches, and the step behind it. */
  @Override
  public Optional<Traces> traces() {
    return Optional.of(
        Traces.ofStartAndEnd()
            .with("parallelGateway", 1 + BRANCHES)
            .with("serviceTask", BRANCHES + 1));
  }
}

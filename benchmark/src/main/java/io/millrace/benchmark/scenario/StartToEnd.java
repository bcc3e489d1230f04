package io.millrace.benchmark.scenario;

import io.millrace.benchmark.engine.EngineCalls;
import java.util.Map;
import java.util.Optional;

/** The shortest process there is: a start event and an end event. One call. */
public record StartToEnd() implements Scenario {

  @Override
  public String name() {
    return "startToEnd";
  }

  @Override
  public void run(EngineCalls engine) {
    engine.start(name(), Map.of());
  }

  @Override
  public Optional<Traces> traces() {
    return Optional.of(Traces.ofStartAndEnd());
  }
}

package io.millrace.benchmark.scenario;

import io.millrace.benchmark.engine.EngineCalls;
import java.util.Map;

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
  public Traces traces() {
    return Traces.ofStartAndEnd();
  }
}

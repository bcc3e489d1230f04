package io.millrace.benchmark.scenario;

import io.millrace.benchmark.engine.EngineCalls;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/**
 * An instance that waits for a message and is found by its business key. Two calls: start under a
 * key of its own, correlate by that key.
 */
public record MessageCorrelation() implements Scenario {

  private static final String MESSAGE = "payment";

  @Override
  public String name() {
    return "messageCorrelation";
  }

  @Override
  public void run(EngineCalls engine) {
    String key = UUID.randomUUID().toString();
    engine.start(name(), key, Map.of());
    engine.correlate(MESSAGE, key);
  }

  @Override
  public Optional<Traces> traces() {
    return Optional.of(Traces.ofStartAndEnd().with("intermediateCatchEvent", 1));
  }
}

package io.millrace.benchmark.scenario;

import io.millrace.benchmark.engine.EngineCalls;
import io.millrace.benchmark.engine.JobKind;
import java.util.Map;
import java.util.Optional;

/**
 * An instance that waits for a timer. Two calls: start, find the timer and run its job on the
 * calling thread, so that no engine's interval of looking for due timers is measured. The timer
 * itself is due in an hour.
 */
public record TimerFired() implements Scenario {

  @Override
  public String name() {
    return "timerFired";
  }

  @Override
  public void run(EngineCalls engine) {
    String instance = engine.start(name(), Map.of());
    int timers = engine.runJobs(instance, JobKind.TIMER);
    if (timers != 1) {
      throw new IllegalStateException(
          "Instance " + instance + " must wait for one timer, but it has " + timers + ".");
    }
  }

  @Override
  public Optional<Traces> traces() {
    return Optional.of(Traces.ofStartAndEnd().with("intermediateCatchEvent", 1));
  }
}

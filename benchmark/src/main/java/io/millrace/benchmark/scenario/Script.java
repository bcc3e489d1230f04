package io.millrace.benchmark.scenario;

import io.millrace.benchmark.engine.EngineCalls;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * What is done with each instance of a process that a user brings. Immutable.
 *
 * @param text the text it was read from
 * @param variables how many variables an instance starts with
 * @param steps what follows, in order
 */
public record Script(String text, int variables, List<Step> steps) {

  /** Starts an instance and completes every task until none is open. */
  public static final Script DEFAULT =
      ScriptReader.read("the default script", "start\ncomplete every task\n");

  /** Keeps a copy of the list. */
  public Script {
    steps = List.copyOf(steps);
  }

  /** Runs it with a new instance of a process. */
  void run(EngineCalls engine, String process) {
    Step.Started instance = start(engine, process);
    steps.forEach(step -> step.run(engine, instance));
  }

  /** An instance gets a business key if a step needs one, since it costs. */
  private Step.Started start(EngineCalls engine, String process) {
    Map<String, Object> values = StartVariables.of(variables);
    if (steps.stream().noneMatch(Step.Correlate.class::isInstance)) {
      return new Step.Started(engine.start(process, values), null);
    }
    String key = UUID.randomUUID().toString();
    return new Step.Started(engine.start(process, key, values), key);
  }
}

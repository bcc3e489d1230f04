package io.millrace.benchmark.scenario;

import io.millrace.benchmark.engine.CaseCalls;
import io.millrace.benchmark.engine.EngineCalls;
import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.engine.Model;
import java.util.Map;
import java.util.Optional;

/**
 * A case of three stages, of which each begins by a sentry when the one before it is completed: two
 * with a human task each, one with a milestone. Five calls: start, query the first human task by
 * name, complete it, and the same with the second; the rest runs by itself.
 */
public record ThreeStagesCase() implements Scenario {

  @Override
  public String name() {
    return "threeStagesCase";
  }

  @Override
  public Model model() {
    return Model.ofResource(Scenario.class, name() + HumanTaskCase.SUFFIX);
  }

  @Override
  public void prepare(EngineUnderTest engine, Model model) {
    engine.deployCase(model);
  }

  /** Engines count their history of cases apart from that of processes. */
  @Override
  public boolean sharesEngine() {
    return false;
  }

  @Override
  public void run(EngineCalls engine) {
    CaseCalls cases = engine.cases();
    String instance = cases.start(name(), Map.of());
    cases.complete(cases.task(instance, "A"));
    cases.complete(cases.task(instance, "B"));
    cases.close(instance);
  }

  @Override
  public Optional<Traces> traces() {
    return Optional.of(new Traces(2, 0, Map.of("stage", 3, "humanTask", 2, "milestone", 1)));
  }
}

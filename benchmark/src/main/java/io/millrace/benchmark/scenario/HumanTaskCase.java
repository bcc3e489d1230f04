package io.millrace.benchmark.scenario;

import io.millrace.benchmark.engine.CaseCalls;
import io.millrace.benchmark.engine.EngineCalls;
import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.engine.Model;
import io.millrace.benchmark.engine.OpenTask;
import java.util.Map;
import java.util.Optional;

/**
 * A case with one human task, for engines that run CMMN. Three calls: start, query the task by
 * name, complete it; engines that keep a completed case until they are told are told.
 */
public record HumanTaskCase() implements Scenario {

  static final String SUFFIX = ".cmmn";

  @Override
  public String name() {
    return "humanTaskCase";
  }

  @Override
  public Model model() {
    return Model.ofResource(Scenario.class, name() + SUFFIX);
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
    OpenTask task = cases.task(instance, "A");
    cases.complete(task);
    cases.close(instance);
  }

  @Override
  public Optional<Traces> traces() {
    return Optional.of(new Traces(1, 0, Map.of("humanTask", 1)));
  }
}

package io.millrace.benchmark.scenario;

import io.millrace.benchmark.engine.EngineCalls;
import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.engine.Model;
import java.util.Map;
import java.util.Optional;

/**
 * A fork into 50 asynchronous service tasks, run by the engine's job executor, and their join. Two
 * calls: start, wait for the end.
 *
 * <p>Jobs that do not exclude each other meet at the join, where an engine without locks undoes all
 * but one of those that run at once. Exclusive ones run one after the other, as engines do unless a
 * model says otherwise.
 *
 * @param exclusive whether at most one job of an instance runs at a time
 */
public record AsyncFanOut(boolean exclusive) implements Scenario {

  private static final String SHARING = "asyncFanOut";
  private static final String EXCLUSIVE = "asyncFanOutExclusive";
  private static final int BRANCHES = 50;

  @Override
  public String name() {
    return exclusive ? EXCLUSIVE : SHARING;
  }

  /** One file for both, so that they differ in what they are named for and nothing else. */
  @Override
  public Model model() {
    Model sharing = Model.besideClass(Scenario.class, SHARING);
    return exclusive
        ? new Model(
            EXCLUSIVE + Model.SUFFIX,
            sharing
                .xml()
                .replace("<process id=\"" + SHARING + "\"", "<process id=\"" + EXCLUSIVE + "\"")
                .replace(":exclusive=\"false\"", ":exclusive=\"true\""))
        : sharing;
  }

  @Override
  public void prepare(EngineUnderTest engine, Model model) {
    engine.deploy(model);
    engine.startJobExecutor();
  }

  /** A job executor that looks for jobs would cost the others. */
  @Override
  public boolean sharesEngine() {
    return false;
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

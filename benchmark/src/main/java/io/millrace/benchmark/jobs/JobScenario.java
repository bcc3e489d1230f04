package io.millrace.benchmark.jobs;

import io.millrace.benchmark.engine.EngineCalls;
import io.millrace.benchmark.engine.Model;
import io.millrace.benchmark.scenario.Scenario;
import io.millrace.benchmark.scenario.Traces;
import java.util.Optional;

/**
 * The jobs of a process as reports call them.
 *
 * @param jobs the process
 */
public record JobScenario(JobModel jobs) implements Scenario {

  @Override
  public String name() {
    return jobs.process();
  }

  @Override
  public Model model() {
    return jobs.model();
  }

  /** Nodes run jobs; nobody calls them one by one. */
  @Override
  public void run(EngineCalls engine) {
    throw new UnsupportedOperationException("Jobs are run by nodes.");
  }

  @Override
  public Optional<Traces> traces() {
    return Optional.empty();
  }
}

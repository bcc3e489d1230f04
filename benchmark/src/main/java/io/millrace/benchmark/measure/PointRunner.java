package io.millrace.benchmark.measure;

import io.millrace.benchmark.engine.EngineFactory;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.EngineUnderTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Runs one point from an empty database to the look at what is left: deploy, warm up, measure,
 * check.
 */
public final class PointRunner {

  private final EngineFactory engines;
  private final LoadRunner loads;

  /**
   * Creates a runner.
   *
   * @param engines opens a new engine for each point
   * @param loads runs the warm-up and the measured load
   */
  public PointRunner(EngineFactory engines, LoadRunner loads) {
    this.engines = engines;
    this.loads = loads;
  }

  /**
   * Runs a point.
   *
   * @param point the point
   * @param settings how the engine is opened
   * @param progress is told how many instances have begun, those of the warm-up included
   * @return what came out of it
   * @throws InterruptedException if the calling thread is interrupted while it waits
   */
  public PointResult run(Point point, EngineSettings settings, Progress progress)
      throws InterruptedException {
    try (EngineUnderTest engine = engines.open(settings)) {
      engine.deploy(point.model());
      Map<String, Long> before = engine.runtimeRows();
      Measurement warmup = load(point, point.warmup(), engine, progress);
      Measurement measured =
          load(point, point.iterations(), engine, n -> progress.reached(point.warmup() + n));
      return new PointResult(
          point,
          engine.name(),
          engine.version(),
          measured,
          problems(point, engine, before, List.of(warmup, measured)));
    }
  }

  private Measurement load(Point point, long instances, EngineUnderTest engine, Progress progress)
      throws InterruptedException {
    return loads.run(new Load(point.threads(), instances), point.scenario(), engine, progress);
  }

  private List<String> problems(
      Point point,
      EngineUnderTest engine,
      Map<String, Long> before,
      List<Measurement> measurements) {
    List<String> problems = new ArrayList<>();
    if (loads.isStopped()) {
      problems.add("Stopped before the end.");
    }
    measurements.stream()
        .flatMap(measurement -> measurement.failures().stream())
        .forEach(failure -> problems.add(failure.toString()));
    long ended = measurements.stream().mapToLong(Measurement::completed).sum();
    problems.addAll(
        new EndCheck(point.history(), ended)
            .runtime(before, engine.runtimeRows())
            .history(engine.history(), point.scenario().traces())
            .problems());
    return problems;
  }
}

package io.millrace.benchmark.measure;

import io.millrace.benchmark.cost.CostMeters;
import io.millrace.benchmark.cost.CostSources;
import io.millrace.benchmark.cost.Costs;
import io.millrace.benchmark.engine.EngineFactory;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.engine.HistoryCensus;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Runs one point from an empty database to the look at what is left: deploy, warm up, measure,
 * check. Where round trips are to be counted and nothing counts them during the load, a short pass
 * of its own follows, so that no proxy disturbs what is timed.
 */
public final class PointRunner {

  private final EngineFactory engines;
  private final LoadRunner loads;
  private final CostSources sources;
  private final Function<Point, LoadObserver> observers;

  /**
   * Creates a runner that measures the costs of this JVM alone.
   *
   * @param engines opens a new engine for each point
   * @param loads runs the warm-up and the measured load
   */
  public PointRunner(EngineFactory engines, LoadRunner loads) {
    this(engines, loads, CostSources.JVM);
  }

  /**
   * Creates a runner.
   *
   * @param engines opens a new engine for each point
   * @param loads runs the warm-up and the measured load
   * @param sources what costs are read from
   */
  public PointRunner(EngineFactory engines, LoadRunner loads, CostSources sources) {
    this(engines, loads, sources, point -> LoadObserver.NONE);
  }

  /**
   * Creates a runner whose measured loads are looked on by others.
   *
   * @param engines opens a new engine for each point
   * @param loads runs the warm-up and the measured load
   * @param sources what costs are read from
   * @param observers makes the observer of a point, which is closed with it
   */
  public PointRunner(
      EngineFactory engines,
      LoadRunner loads,
      CostSources sources,
      Function<Point, LoadObserver> observers) {
    this.engines = engines;
    this.loads = loads;
    this.sources = sources;
    this.observers = observers;
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
    PointResult result = timed(point, settings, progress);
    return sources.needCountingPass() && !loads.isStopped()
        ? withRoundTrips(result, settings)
        : result;
  }

  private PointResult withRoundTrips(PointResult result, EngineSettings settings)
      throws InterruptedException {
    try {
      Costs trips = new CountingPass(engines, loads).run(result.point(), settings);
      return result.withCosts(result.costs().and(trips));
    } catch (RuntimeException e) {
      return result.withProblem("Round trips could not be counted: " + new FailureText(e));
    }
  }

  /** What was measured is kept even if the engine cannot end as it should. */
  private PointResult timed(Point point, EngineSettings settings, Progress progress)
      throws InterruptedException {
    EngineUnderTest engine = engines.open(settings);
    PointResult result;
    try {
      result = measured(point, engine, progress);
    } catch (RuntimeException | InterruptedException | Error e) {
      close(engine).ifPresent(e::addSuppressed);
      throw e;
    }
    return close(engine)
        .map(e -> result.withProblem("The engine could not be closed: " + new FailureText(e)))
        .orElse(result);
  }

  private static Optional<RuntimeException> close(EngineUnderTest engine) {
    try {
      engine.close();
      return Optional.empty();
    } catch (RuntimeException e) {
      return Optional.of(e);
    }
  }

  private PointResult measured(Point point, EngineUnderTest engine, Progress progress)
      throws InterruptedException {
    try (CostMeters meters = sources.meters(loads::isStopped);
        LoadObserver observer = observers.apply(point)) {
      point.scenario().prepare(engine, point.model());
      Start start = start(point, engine);
      meters.beforeAll();
      Measurement warmup =
          loads.run(new Load(point.threads(), point.warmup()), point.scenario(), engine, progress);
      Measurement measured =
          loads.run(
              new Load(point.threads(), point.iterations(), point.pace()),
              point.scenario(),
              engine,
              progress.after(point.warmup()),
              window(meters, observer));
      return new PointResult(
          point,
          engine.name(),
          engine.version(),
          measured,
          meters.each(measured.completed(), warmup.completed() + measured.completed()),
          problems(point, engine, start, List.of(warmup, measured), observer.problems()));
    }
  }

  /** What there was before the warm-up, and what the first instance left if only it can tell. */
  private record Start(Map<String, Long> rows, HistoryCensus example) {

    long instances() {
      return example == null ? 0 : 1;
    }
  }

  private static Start start(Point point, EngineUnderTest engine) throws InterruptedException {
    Map<String, Long> rows = engine.runtimeRows();
    return new Start(
        rows,
        point.scenario().traces().isPresent()
            ? null
            : new FirstInstance(point.scenario(), engine).run(rows));
  }

  /** What an observer needs to begin and to end is no cost of the load. */
  private static Window window(CostMeters meters, LoadObserver observer) {
    return new Window(
        () -> {
          observer.loadBegins();
          meters.loadBegins();
        },
        () -> {
          meters.loadEnds();
          observer.loadEnds();
        });
  }

  private List<String> problems(
      Point point,
      EngineUnderTest engine,
      Start start,
      List<Measurement> measurements,
      List<String> observed) {
    List<String> problems = new ArrayList<>(observed);
    if (loads.isStopped()) {
      problems.add("Stopped before the end.");
    }
    measurements.stream()
        .flatMap(measurement -> measurement.failures().stream())
        .forEach(failure -> problems.add(failure.toString()));
    long ended = measurements.stream().mapToLong(Measurement::completed).sum();
    problems.addAll(leftovers(point, engine, start, start.instances() + ended));
    return problems;
  }

  private static List<String> leftovers(
      Point point, EngineUnderTest engine, Start start, long ended) {
    try {
      EndCheck check =
          new EndCheck(point.history(), ended).runtime(start.rows(), engine.runtimeRows());
      HistoryCensus census = engine.history();
      point
          .scenario()
          .traces()
          .ifPresentOrElse(
              traces -> check.history(census, traces),
              () -> check.likeFirst(census, start.example()));
      return check.problems();
    } catch (RuntimeException e) {
      return List.of("What is left could not be checked: " + new FailureText(e));
    }
  }
}

package io.millrace.benchmark.measure;

import io.millrace.benchmark.cost.CostMeters;
import io.millrace.benchmark.cost.CostSources;
import io.millrace.benchmark.engine.EngineFactory;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.engine.HistoryCensus;
import io.millrace.benchmark.engine.Model;
import io.millrace.benchmark.scenario.Scenario;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Runs points one after the other on one database: warm up, measure, check. The engine stays open,
 * and the history grows, as long as points ask for the same settings and their scenarios share an
 * engine; after a failure the next point gets a new engine on new tables. Belongs to one thread.
 */
public final class EngineSession {

  private final EngineFactory engines;
  private final LoadRunner loads;
  private final CostSources sources;
  private final Function<Point, LoadObserver> observers;
  private final Set<String> warmProcesses = new HashSet<>();
  private EngineUnderTest engine;
  private EngineSettings settings;
  private Scenario prepared;
  private Model deployed;

  /**
   * Creates a session without an engine.
   *
   * @param engines opens an engine where one is needed
   * @param loads runs the warm-ups and the measured loads
   * @param sources what costs are read from
   * @param observers makes the observer of a point, which is closed with it
   */
  public EngineSession(
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
   * @param asked how the engine is opened, if it is not open like this already
   * @param progress is told how many instances have begun, those of the warm-up included
   * @return what came out of it
   * @throws InterruptedException if the calling thread is interrupted while it waits
   */
  public PointResult run(Point point, EngineSettings asked, Progress progress)
      throws InterruptedException {
    try {
      prepare(point, asked);
      return measured(point, progress);
    } catch (RuntimeException | InterruptedException | Error e) {
      end().ifPresent(e::addSuppressed);
      throw e;
    }
  }

  /**
   * Closes the engine after the last point; what was measured is kept even if it cannot end as it
   * should.
   *
   * @param result the last result
   * @return the same, with a problem if the engine could not be closed
   */
  public PointResult ended(PointResult result) {
    return end()
        .map(e -> result.withProblem("The engine could not be closed: " + new FailureText(e)))
        .orElse(result);
  }

  /**
   * Closes the engine, if one is open.
   *
   * @return what it said if it could not be closed
   */
  public Optional<RuntimeException> end() {
    EngineUnderTest open = engine;
    engine = null;
    prepared = null;
    deployed = null;
    if (open == null) {
      return Optional.empty();
    }
    try {
      open.close();
      return Optional.empty();
    } catch (RuntimeException e) {
      return Optional.of(e);
    }
  }

  private void prepare(Point point, EngineSettings asked) {
    if (!asked.equals(settings) || !canFollow(point.scenario())) {
      end()
          .ifPresent(
              e -> {
                throw e;
              });
    }
    if (engine == null) {
      engine = engines.open(asked);
      settings = asked;
    }
    if (!point.model().equals(deployed)) {
      point.scenario().prepare(engine, point.model());
      prepared = point.scenario();
      deployed = point.model();
    }
  }

  private boolean canFollow(Scenario next) {
    return prepared == null
        || prepared.name().equals(next.name())
        || prepared.sharesEngine() && next.sharesEngine();
  }

  private PointResult measured(Point point, Progress progress) throws InterruptedException {
    boolean cold = warmProcesses.add(point.scenario().name());
    try (CostMeters meters = sources.meters();
        LoadObserver observer = observers.apply(point)) {
      Start start = start(point);
      meters.beforeAll();
      Measurement warmup =
          loads.run(
              (cold ? point.firstWarmup() : point.warmup()).load(point.threads()),
              point.scenario(),
              engine,
              progress);
      Measurement measured =
          loads.run(
              new Load(point.threads(), point.iterations(), point.pace()),
              point.scenario(),
              engine,
              progress.after(warmup.completed() + warmup.errors()),
              window(meters, observer));
      return new PointResult(
          point,
          engine.name(),
          engine.version(),
          measured,
          meters.each(measured.completed(), warmup.completed() + measured.completed()),
          problems(point, start, List.of(warmup, measured), observer.problems()));
    }
  }

  /** What there was before, and what the first instance added to it if only that can tell. */
  private record Start(Map<String, Long> rows, HistoryCensus history, HistoryCensus example) {

    long instances() {
      return example == null ? 0 : 1;
    }
  }

  private Start start(Point point) throws InterruptedException {
    Map<String, Long> rows = engine.runtimeRows();
    HistoryCensus history = engine.history();
    return new Start(
        rows,
        history,
        point.scenario().traces().isPresent()
            ? null
            : new FirstInstance(point.scenario(), engine).run(rows, history));
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
      Point point, Start start, List<Measurement> measurements, List<String> observed) {
    List<String> problems = new ArrayList<>(observed);
    if (loads.isStopped()) {
      problems.add("Stopped before the end.");
    }
    measurements.stream()
        .flatMap(measurement -> measurement.failures().stream())
        .forEach(failure -> problems.add(failure.toString()));
    long ended = measurements.stream().mapToLong(Measurement::completed).sum();
    problems.addAll(leftovers(point, start, start.instances() + ended));
    return problems;
  }

  private List<String> leftovers(Point point, Start start, long ended) {
    try {
      EndCheck check =
          new EndCheck(point.history(), ended).runtime(start.rows(), engine.runtimeRows());
      HistoryCensus gained = engine.history().since(start.history());
      point
          .scenario()
          .traces()
          .ifPresentOrElse(
              traces -> check.history(gained, traces),
              () -> check.likeFirst(gained, start.example()));
      return check.problems();
    } catch (RuntimeException e) {
      return List.of("What is left could not be checked: " + new FailureText(e));
    }
  }
}

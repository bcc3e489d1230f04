package io.millrace.benchmark.measure;

import io.millrace.benchmark.cost.CostSources;
import io.millrace.benchmark.cost.Costs;
import io.millrace.benchmark.engine.EngineFactory;
import io.millrace.benchmark.engine.EngineSettings;
import java.util.function.Function;

/**
 * Runs one point from an empty database to the look at what is left: deploy, warm up, measure,
 * check. Where round trips and rows are to be counted, a short pass of its own follows, so that no
 * proxy and no waiting for counters disturbs what is timed.
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
      Costs counted = new CountingPass(engines, loads).run(result.point(), settings);
      return result.withCosts(counted.and(result.costs()));
    } catch (RuntimeException e) {
      return result.withProblem(CountingPass.FAILED + new FailureText(e));
    }
  }

  private PointResult timed(Point point, EngineSettings settings, Progress progress)
      throws InterruptedException {
    EngineSession session = new EngineSession(engines, loads, sources, observers);
    return session.ended(session.run(point, settings, progress));
  }
}

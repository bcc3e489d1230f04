package io.millrace.benchmark.cli;

import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.measure.LoadRunner;
import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.measure.PointResult;
import io.millrace.benchmark.measure.PointRunner;
import io.millrace.benchmark.measure.Progress;
import io.millrace.benchmark.report.ProgressDisplay;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Runs points one after the other until the last one or until it is stopped.
 *
 * @param runner runs each point
 * @param loads knows whether the run was stopped
 * @param settings makes the settings of a point's engine
 * @param showProgress whether a bar is shown while a point runs
 * @param results takes each result as soon as it is there
 */
record Run(
    PointRunner runner,
    LoadRunner loads,
    Function<Point, EngineSettings> settings,
    boolean showProgress,
    Consumer<PointResult> results) {

  /**
   * Runs all points.
   *
   * @param points in the order they run in
   * @return true if every one of them ran and was good
   * @throws InterruptedException if the calling thread is interrupted
   */
  boolean all(List<Point> points) throws InterruptedException {
    boolean good = true;
    for (Point point : points) {
      if (loads.isStopped()) {
        return false;
      }
      PointResult result = one(point);
      results.accept(result);
      good &= result.isGood();
    }
    return good;
  }

  private PointResult one(Point point) throws InterruptedException {
    if (!showProgress) {
      return runner.run(point, settings.apply(point), Progress.NONE);
    }
    try (ProgressDisplay display = new ProgressDisplay(point)) {
      return runner.run(point, settings.apply(point), display);
    }
  }
}

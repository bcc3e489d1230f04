package io.millrace.benchmark.cli;

import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.NotAvailableException;
import io.millrace.benchmark.measure.LoadRunner;
import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.measure.PointResult;
import io.millrace.benchmark.measure.PointRunner;
import io.millrace.benchmark.report.PointDisplay;
import io.millrace.benchmark.report.Reports;
import java.util.List;
import java.util.function.Function;

/**
 * Runs points one after the other until the last one or until it is stopped.
 *
 * @param runner runs each point
 * @param loads knows whether the run was stopped
 * @param settings makes the settings of a point's engine
 * @param displays shows how far a point has come
 * @param reports take each result as soon as it is there
 */
record Run(
    PointRunner runner,
    LoadRunner loads,
    Function<Point, EngineSettings> settings,
    Displays displays,
    Reports reports) {

  /**
   * Runs all points. A point that begins is reported, also where the run is stopped before its
   * first instance.
   *
   * @param points in the order they run in
   * @return true if every one of them ran and was good
   * @throws InterruptedException if the calling thread is interrupted
   */
  boolean all(List<Point> points) throws InterruptedException {
    boolean good = true;
    for (int i = 0; i < points.size(); i++) {
      good &= reported(points.get(i));
      if (loads.isStopped()) {
        return good && i == points.size() - 1;
      }
    }
    return good;
  }

  /** What an engine lacks is noted, and no failure. */
  private boolean reported(Point point) throws InterruptedException {
    try {
      PointResult result = one(point);
      reports.accept(result);
      return result.isGood();
    } catch (NotAvailableException e) {
      reports.note(point.scenario().name() + ": " + e.getMessage() + ".");
      return true;
    }
  }

  private PointResult one(Point point) throws InterruptedException {
    try (PointDisplay display = displays.of(point)) {
      return runner.run(point, settings.apply(point), display);
    }
  }
}

package io.millrace.benchmark.report;

import io.millrace.benchmark.measure.Point;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/**
 * Shows on the standard error output how far a point has come, and wipes that out when the point
 * has ended. Belongs to one thread.
 */
public final class ProgressDisplay implements PointDisplay {

  private static final int REFRESH_MILLIS = 200;

  private final ProgressBar bar;

  /**
   * Shows a bar.
   *
   * @param point the point that is about to run
   */
  public ProgressDisplay(Point point) {
    this(point, "");
  }

  /**
   * Shows a bar with the name of an engine.
   *
   * @param point the point that is about to run
   * @param engine the name of the engine that runs it
   */
  public ProgressDisplay(Point point, String engine) {
    String process = point.scenario().name() + " x " + point.threads();
    this.bar =
        new ProgressBarBuilder()
            .setTaskName(engine.isEmpty() ? process : engine + " " + process)
            .setInitialMax(point.warmup().instances() + point.iterations())
            .setStyle(ProgressBarStyle.ASCII)
            .setUpdateIntervalMillis(REFRESH_MILLIS)
            .clearDisplayOnFinish()
            .build();
  }

  @Override
  public void reached(long instances) {
    bar.stepTo(instances);
  }

  @Override
  public void close() {
    bar.close();
  }
}

package io.millrace.benchmark.cli;

import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.measure.Warmup;
import java.util.List;
import picocli.CommandLine.Option;

/** The options that say what runs before each measured load. */
final class WarmupOptions {

  @Option(
      names = "--warmup",
      paramLabel = "N|TIME",
      defaultValue = "500",
      description =
          "Instances that run before them at each point, unmeasured, or how long they do, such as"
              + " 5s. Default: ${DEFAULT-VALUE}.")
  private WarmupLength warmup;

  @Option(
      names = "--warmup-first",
      paramLabel = "N|TIME",
      description =
          "The same at the first point of each process in a JVM, whose code is cold there."
              + " Default: as --warmup.")
  private WarmupLength first;

  /**
   * Gives points the warm-up that was asked for.
   *
   * @param points the points
   * @return as many points, in the same order
   */
  List<Point> before(List<Point> points) {
    Warmup later = warmup.value();
    Warmup cold = first == null ? later : first.value();
    return points.stream().map(point -> point.warmedUpBy(cold, later)).toList();
  }
}

package io.millrace.benchmark.cli;

import io.millrace.benchmark.measure.Pace;
import io.millrace.benchmark.measure.Point;
import java.time.Duration;
import java.util.List;
import picocli.CommandLine.Option;

/** The options that say when instances begin, and when no more do. */
final class LoadOptions {

  private static final Duration SHORTEST = Duration.ofSeconds(1);
  private static final Duration LONGEST = Duration.ofDays(30);

  @Option(
      names = "--rate",
      paramLabel = "N",
      description = {
        "Lets N instances a second arrive at equal distances, whether or not a thread is free, and"
            + " counts response times from the arrival, so that a stall shows in all that arrived"
            + " during it. N may be shares such as 50%%,80%%: after all rounds in a closed loop every"
            + " engine runs each point again at these shares of what the best peer reached there."
            + " Default: an instance begins when a thread is free.",
      })
  private ArrivalRate rate;

  @Option(
      names = "--duration",
      paramLabel = "TIME",
      description = {
        "Measures that long, such as 2h, instead of a number of iterations, and shows a line each"
            + " minute: throughput and p99 of that minute, heap after the last collection, threads,"
            + " connections, rows in the runtime tables.",
      })
  private TimeSpan duration;

  /**
   * Checks the options.
   *
   * @param iterationsGiven whether a number of iterations was asked for too
   * @param withPeers whether any engine takes part that is somebody else's
   * @throws IllegalArgumentException if a value is out of bounds or they contradict each other
   */
  void check(boolean iterationsGiven, boolean withPeers) {
    if (!shares().isEmpty() && !withPeers) {
      throw new IllegalArgumentException(
          "A share of the best peer's rate needs a peer: give --engines one, such as flowable-8.");
    }
    if (duration == null) {
      return;
    }
    if (duration.value().compareTo(SHORTEST) < 0 || duration.value().compareTo(LONGEST) > 0) {
      throw new IllegalArgumentException("--duration must be from 1s to 720h.");
    }
    if (iterationsGiven) {
      throw new IllegalArgumentException(
          "--duration and --iterations both say when a point ends: give one of them.");
    }
  }

  /** The shares of the best peer's rate that follow, in percent; empty if none were given. */
  List<Double> shares() {
    return rate == null ? List.of() : rate.percents();
  }

  /**
   * Gives points the pace that was asked for; a closed loop before shares.
   *
   * @param points the points
   * @return as many points, in the same order
   */
  List<Point> paced(List<Point> points) {
    Pace pace =
        new Pace(
            rate == null ? 0 : rate.perSecond(),
            duration == null ? Duration.ZERO : duration.value());
    return points.stream().map(point -> point.at(pace)).toList();
  }
}

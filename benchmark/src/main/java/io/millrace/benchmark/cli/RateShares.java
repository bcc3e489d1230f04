package io.millrace.benchmark.cli;

import io.millrace.benchmark.measure.Pace;
import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.result.Comparison;
import io.millrace.benchmark.result.PointRecord;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Points in an open loop, at shares of what the best peer reached in the same run in a closed one.
 *
 * @param percents the shares in percent, empty if none are wanted
 * @param closed the points in a closed loop
 * @param latency what was added to each round trip
 * @param remarks takes a sentence about each point: its rate, or why there is none
 */
record RateShares(
    List<Double> percents, List<Point> closed, Duration latency, Consumer<String> remarks) {

  private static final double PERCENT = 100;

  /**
   * Makes the points that follow.
   *
   * @param comparisons what came out of the points in a closed loop
   * @return a point for each point and share of which a peer has a good run
   */
  List<Point> after(List<Comparison> comparisons) {
    List<Point> points = new ArrayList<>();
    for (Point point : percents.isEmpty() ? List.<Point>of() : closed) {
      Optional<Comparison> comparison = find(comparisons, PointRecord.of(point, latency));
      double best = comparison.map(Comparison::bestPeerThroughput).orElse(0.0);
      if (best == 0) {
        remarks.accept(name(point) + ": no peer has a good run, so there is no share of its rate.");
      } else {
        String peer = comparison.orElseThrow().bestPeer();
        percents.forEach(percent -> points.add(at(point, percent, peer, best)));
      }
    }
    return points;
  }

  private static Optional<Comparison> find(List<Comparison> comparisons, PointRecord point) {
    return comparisons.stream().filter(comparison -> comparison.point().equals(point)).findFirst();
  }

  private Point at(Point point, double percent, String peer, double best) {
    double rate = best * percent / PERCENT;
    remarks.accept(
        String.format(
            Locale.ROOT,
            "%s: %.3f instances arrive in a second, %.0f %% of what %s reaches.",
            name(point),
            rate,
            percent,
            peer));
    return point.at(new Pace(rate, point.pace().duration(), percent));
  }

  private static String name(Point point) {
    return point.scenario().name()
        + ", history "
        + point.history()
        + ", "
        + point.threads()
        + " threads";
  }
}

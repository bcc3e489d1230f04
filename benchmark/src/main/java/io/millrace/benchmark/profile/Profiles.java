package io.millrace.benchmark.profile;

import io.millrace.benchmark.measure.LoadObserver;
import io.millrace.benchmark.measure.Point;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Function;

/**
 * Records the measured load of each point of one run of an engine.
 *
 * @param directory where the recordings go; null if nothing is recorded
 * @param engine the name under which the engine was asked for
 * @param round the number of the round, from 1
 */
public record Profiles(Path directory, String engine, int round)
    implements Function<Point, LoadObserver> {

  @Override
  public LoadObserver apply(Point point) {
    return directory == null ? LoadObserver.NONE : Profile.before(file(point));
  }

  private Path file(Point point) {
    double percent = point.pace().percentOfBestPeer();
    return directory.resolve(
        String.format(
            Locale.ROOT,
            "%s-%s%s-%d-%d.jfr",
            engine,
            point.scenario().name(),
            percent == 0 ? "" : String.format(Locale.ROOT, "-at-%.0f", percent),
            point.threads(),
            round));
  }
}

package io.millrace.benchmark.cli;

import io.millrace.benchmark.measure.Point;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import jdk.jfr.FlightRecorder;
import picocli.CommandLine.Option;

/** The option that asks for a profile of each measured load. */
final class ProfileOptions {

  @Option(
      names = "--jfr",
      paramLabel = "DIR",
      description = {
        "Records the measured load of each point with Flight Recorder, in this directory as"
            + " ENGINE-PROCESS-THREADS-ROUND.jfr; a file of that name is replaced. Recording costs"
            + " a little: do not compare the figures with those of a run without it.",
      })
  private Path directory;

  /**
   * Checks that every point can have a recording of its own, before anything runs.
   *
   * @param points what is going to run
   * @throws IllegalArgumentException if not
   */
  void check(List<Point> points) {
    if (directory == null) {
      return;
    }
    if (Files.exists(directory) && !Files.isDirectory(directory)) {
      throw new IllegalArgumentException(
          "--jfr must name a directory, but " + directory + " is a file.");
    }
    if (points.stream().map(Point::history).distinct().count() > 1) {
      throw new IllegalArgumentException(
          "--jfr does not tell levels of history apart: give one level with --history.");
    }
    if (!FlightRecorder.isAvailable()) {
      throw new IllegalArgumentException("--jfr needs a JVM with Flight Recorder.");
    }
  }

  /** The absolute path of the directory, or null if nothing is recorded. */
  Path directory() {
    return directory == null ? null : directory.toAbsolutePath();
  }
}

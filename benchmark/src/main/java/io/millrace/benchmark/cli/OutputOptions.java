package io.millrace.benchmark.cli;

import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.report.CsvReport;
import io.millrace.benchmark.report.Reports;
import io.millrace.benchmark.report.Surroundings;
import io.millrace.benchmark.report.TableReport;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;

/** The options that say what is shown, and where. */
final class OutputOptions {

  @Option(
      names = "--csv",
      paramLabel = "FILE",
      description = "Writes the results to this file too, with a line for each operation.")
  private Path csv;

  @Option(
      names = "--operations",
      description = "Shows starts, queries and completions below each result.")
  private boolean operations;

  @Option(
      names = "--no-progress",
      description =
          "Shows no bar of progress; there is none anyway unless a terminal shows the output.")
  private boolean noProgress;

  @Option(
      names = "--stacktrace",
      description =
          "Shows the whole stack of a failure, and of the first of each kind in a result.")
  private boolean stacktrace;

  /**
   * Checks that the results can be written where they are wanted.
   *
   * @throws IllegalArgumentException if not
   */
  void check() {
    if (csv == null) {
      return;
    }
    Path directory = csv.toAbsolutePath().getParent();
    if (directory == null || !Files.isDirectory(directory) || Files.isDirectory(csv)) {
      throw new IllegalArgumentException(
          "--csv must name a file in a directory that exists, but is " + csv + ".");
    }
  }

  /**
   * Begins the reports.
   *
   * @param out where the table goes
   * @param surroundings what is the same for all results
   * @param points the points that are going to run
   * @param withCosts whether a table of costs follows at the end
   * @return the reports, which the caller closes
   */
  Reports open(PrintStream out, Surroundings surroundings, List<Point> points, boolean withCosts) {
    TableReport table = new TableReport(out, points, operations, stacktrace);
    return new Reports(table, withCosts, csv == null ? null : new CsvReport(csv, surroundings))
        .begin(surroundings);
  }

  boolean progress() {
    return !noProgress && System.console() != null;
  }

  boolean stacktrace() {
    return stacktrace;
  }
}

package io.millrace.benchmark.cli;

import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.report.ComparisonReport;
import io.millrace.benchmark.report.CsvReport;
import io.millrace.benchmark.report.JsonReport;
import io.millrace.benchmark.report.Reports;
import io.millrace.benchmark.report.ResultFile;
import io.millrace.benchmark.report.Surroundings;
import io.millrace.benchmark.report.TableReport;
import io.millrace.benchmark.result.Settings;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say what is shown, and where. */
final class OutputOptions {

  @Option(
      names = "--csv",
      paramLabel = "FILE",
      description = "Writes the results to this file too, with a line for each operation.")
  private Path csv;

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description =
          "Writes everything to this file: machine, settings, every run with its distributions, and"
              + " the comparison.")
  private Path json;

  @Mixin private PageOptions page;

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
    check("--csv", csv);
    check("--json", json);
    page.check();
  }

  static void check(String option, Path file) {
    if (file == null) {
      return;
    }
    Path directory = file.toAbsolutePath().getParent();
    if (directory == null || !Files.isDirectory(directory) || Files.isDirectory(file)) {
      throw new IllegalArgumentException(
          option + " must name a file in a directory that exists, but is " + file + ".");
    }
  }

  /**
   * Begins the reports.
   *
   * @param out where the table goes
   * @param surroundings what is the same for all results
   * @param points the points that are going to run
   * @param engines the names of the engines that take turns, empty if one runs by itself
   * @param settings what is the same for all runs
   * @param command the words of the command line
   * @param withCosts whether a table of costs follows at the end
   * @return the reports, which the caller closes
   */
  Reports open(
      PrintStream out,
      Surroundings surroundings,
      List<Point> points,
      List<String> engines,
      Settings settings,
      PrintableArguments command,
      boolean withCosts) {
    int width = engines.stream().mapToInt(String::length).max().orElse(0);
    if (settings.ownProcesses()) {
      out.println(settings.isolation());
    }
    List<ResultFile> files = new ArrayList<>();
    if (csv != null) {
      files.add(new CsvReport(csv, surroundings));
    }
    if (json != null || page.any()) {
      files.add(
          new JsonReport(
              json,
              command.withoutSecrets(),
              surroundings,
              settings,
              results -> page.write(List.of(results), out)));
    }
    return new Reports(
            surroundings,
            new TableReport(out, points, width, operations, stacktrace),
            new ComparisonReport(out, engines.size() > 1 || settings.rounds() > 1),
            withCosts,
            files)
        .begin();
  }

  boolean progress() {
    return !noProgress && System.console() != null;
  }

  boolean stacktrace() {
    return stacktrace;
  }
}

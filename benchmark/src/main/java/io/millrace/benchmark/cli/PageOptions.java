package io.millrace.benchmark.cli;

import io.millrace.benchmark.report.ChangeReport;
import io.millrace.benchmark.report.chart.ChartDrawing;
import io.millrace.benchmark.report.chart.Charts;
import io.millrace.benchmark.report.html.HtmlReport;
import io.millrace.benchmark.result.Changes;
import io.millrace.benchmark.result.RunFile;
import io.millrace.benchmark.result.RunFileReader;
import io.millrace.benchmark.result.Source;
import io.millrace.benchmark.result.UnreadableRunFileException;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;

/** The options that say what is made of all results together. */
final class PageOptions {

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description =
          "Writes a report to this file: one page with tables and charts that needs no network.")
  private Path html;

  @Option(
      names = "--charts",
      paramLabel = "DIR",
      description = "Writes each chart of that report to this directory, as SVG and PNG.")
  private Path charts;

  @Option(
      names = "--compare",
      paramLabel = "OLD.json",
      description =
          "Shows what changed beyond the noise since this earlier run, which --json wrote.")
  private Path compare;

  private RunFile before;

  /** Whether anything is made at all. */
  boolean any() {
    return html != null || charts != null || compare != null;
  }

  /**
   * Checks that everything can be read and written, before anything runs.
   *
   * @throws IllegalArgumentException if not
   */
  void check() {
    OutputOptions.check("--html", html);
    if (charts != null && Files.exists(charts) && !Files.isDirectory(charts)) {
      throw new IllegalArgumentException(
          "--charts must name a directory, but " + charts + " is a file.");
    }
    if (compare != null) {
      before = read(compare);
    }
  }

  /**
   * Reads a file of results.
   *
   * @throws IllegalArgumentException if it is none
   */
  static RunFile read(Path file) {
    try {
      return new RunFileReader().read(file);
    } catch (UnreadableRunFileException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  /**
   * Writes what is wanted.
   *
   * @param results the results
   * @param out where changes go
   * @throws UncheckedIOException if a file cannot be written
   */
  void write(List<RunFile> results, PrintStream out) {
    List<Source> sources = Source.of(results);
    if (before != null) {
      ChangeReport changes = new ChangeReport(out);
      sources.forEach(
          source -> changes.print(source.name(), Changes.between(before, source.file())));
    }
    try {
      if (html != null) {
        Files.writeString(html, new HtmlReport(sources, before).page());
      }
      if (charts != null) {
        Files.createDirectories(charts);
        drawAll(sources);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot write the report: " + e, e);
    }
  }

  private void drawAll(List<Source> sources) {
    Charts all = new Charts(HtmlReport.colors(sources));
    ChartDrawing drawing = new ChartDrawing();
    sources.stream()
        .flatMap(source -> source.groups().stream())
        .flatMap(group -> all.of(group).stream())
        .forEach(chart -> drawing.write(chart, charts));
  }
}

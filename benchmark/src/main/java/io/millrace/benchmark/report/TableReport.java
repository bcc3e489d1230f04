package io.millrace.benchmark.report;

import io.millrace.benchmark.measure.Latency;
import io.millrace.benchmark.measure.Operation;
import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.measure.PointResult;
import io.millrace.benchmark.result.FailedRun;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Prints one aligned line for each result, under a line of titles, and below it what was not as it
 * should be. Belongs to one thread.
 */
public final class TableReport {

  private static final int NUMBER = 8;

  private final PrintStream out;
  private final boolean everyOperation;
  private final boolean stacks;
  private final List<Column> columns;

  /**
   * Creates a report.
   *
   * @param out where the table goes
   * @param points the points whose results are going to be added
   * @param everyOperation whether starts, queries and completions get lines of their own below each
   *     result
   * @param engines the greatest length of an engine's name if the results are of several engines or
   *     rounds, which then get columns of their own; zero otherwise
   * @param stacks whether the first failure of each kind is shown with its stack
   */
  public TableReport(
      PrintStream out, List<Point> points, int engines, boolean everyOperation, boolean stacks) {
    this.out = out;
    this.everyOperation = everyOperation;
    this.stacks = stacks;
    this.columns =
        columns(
            points.stream().mapToInt(p -> p.scenario().name().length()).max().orElse(0), engines);
  }

  /**
   * Prints what all results have in common, the line of titles and a rule.
   *
   * @param surroundings what they have in common
   */
  public void begin(Surroundings surroundings) {
    out.println(surroundings.describe());
    out.println();
    out.println(line(Column::header));
    out.println(line(column -> "-".repeat(column.width())));
    out.flush();
  }

  /**
   * Prints a result.
   *
   * @param result the result
   * @param round the number of the round, from 1
   */
  public void add(PointResult result, int round) {
    Stream<Row> rows =
        everyOperation
            ? Row.ofAllOperations(result, round)
            : Stream.of(Row.ofInstances(result, round));
    rows.forEach(row -> out.println(line(column -> column.text().apply(row))));
    result.problems().forEach(problem -> out.println("  ! " + problem));
    if (stacks) {
      result.measurement().failures().forEach(failure -> failure.first().printStackTrace(out));
    }
    out.flush();
  }

  /**
   * Prints that a run came to nothing.
   *
   * @param run the run
   */
  public void add(FailedRun run) {
    out.printf(
        "  ! %s, round %d, %s on %d threads: %s%n",
        run.engine(), run.round(), run.point().process(), run.point().threads(), run.message());
    if (stacks) {
      run.details().lines().forEach(line -> out.println("      " + line));
    }
    out.flush();
  }

  private String line(Function<Column, String> text) {
    return columns.stream()
        .map(column -> column.align(text.apply(column)))
        .collect(Collectors.joining("  "))
        .stripTrailing();
  }

  private static List<Column> columns(int nameWidth, int engineWidth) {
    Stream<Column> whose =
        engineWidth == 0
            ? Stream.of()
            : Stream.of(
                Column.left("engine", engineWidth, row -> row.result().engine()),
                Column.right("round", 0, row -> Integer.toString(row.round())));
    return Stream.concat(whose, columns(nameWidth).stream()).toList();
  }

  private static List<Column> columns(int nameWidth) {
    return List.of(
        Column.left("process", nameWidth, TableReport::name),
        Column.left("history", NUMBER, row -> row.point().history().toString()),
        Column.right("threads", 0, row -> Integer.toString(row.point().threads())),
        Column.right("count", NUMBER, row -> Long.toString(row.latency().count())),
        Column.right("errors", 0, row -> whole(row, row.measurement().errors())),
        Column.right("retries", 0, row -> whole(row, row.measurement().retries())),
        Column.right("instances/s", 0, row -> rate(row)),
        millis("mean ms", Latency::meanMillis),
        millis("p50", Latency::p50Millis),
        millis("p90", Latency::p90Millis),
        millis("p99", Latency::p99Millis),
        millis("p99.9", Latency::p999Millis),
        millis("max", Latency::maxMillis),
        Column.left("check", 0, row -> row.operation() == Operation.INSTANCE ? row.check() : ""));
  }

  private static String name(Row row) {
    return row.operation() == Operation.INSTANCE
        ? row.point().scenario().name()
        : "  " + row.operation();
  }

  private static String whole(Row row, long value) {
    return row.operation() == Operation.INSTANCE ? Long.toString(value) : "";
  }

  private static String rate(Row row) {
    return row.operation() == Operation.INSTANCE
        ? String.format(Locale.ROOT, "%.1f", row.measurement().throughput())
        : "";
  }

  private static Column millis(String header, ToDoubleFunction<Latency> value) {
    return Column.right(
        header,
        NUMBER,
        row -> String.format(Locale.ROOT, "%.3f", value.applyAsDouble(row.latency())));
  }
}

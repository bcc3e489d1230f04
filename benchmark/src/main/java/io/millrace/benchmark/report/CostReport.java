package io.millrace.benchmark.report;

import io.millrace.benchmark.cost.Cost;
import io.millrace.benchmark.measure.PointResult;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Prints what an instance cost, one line for each result, once all results are there. Kinds of cost
 * that no result knows have no column. Belongs to one thread.
 */
final class CostReport {

  private final PrintStream out;
  private final List<Row> rows = new ArrayList<>();

  CostReport(PrintStream out) {
    this.out = out;
  }

  void add(PointResult result, int round) {
    rows.add(Row.ofInstances(result, round));
  }

  void print() {
    if (rows.isEmpty()) {
      return;
    }
    List<Column> columns = columns();
    out.println();
    out.println("Costs of an instance; gcs and pause are those of the whole measured load");
    out.println();
    out.println(line(columns, Column::header));
    out.println(line(columns, column -> "-".repeat(column.width())));
    rows.forEach(row -> out.println(line(columns, column -> column.text().apply(row))));
    out.flush();
  }

  private List<Column> columns() {
    Stream<Column> names =
        Stream.of(
            Column.left("engine", width(PointResult::engine), row -> row.result().engine()),
            Column.right("round", 0, row -> Integer.toString(row.round())),
            Column.left(
                "process",
                width(result -> result.point().scenario().name()),
                row -> row.point().scenario().name()),
            Column.left("history", 8, row -> row.point().history().toString()),
            Column.right("threads", 0, row -> Integer.toString(row.point().threads())));
    Stream<Column> costs = Arrays.stream(Cost.values()).filter(this::isKnown).map(this::column);
    return Stream.concat(names, costs).toList();
  }

  private Column column(Cost cost) {
    Function<PointResult, String> text = result -> text(result.costs().of(cost));
    return Column.right(cost.title(), width(text), row -> text.apply(row.result()));
  }

  private boolean isKnown(Cost cost) {
    return rows.stream().anyMatch(row -> row.result().costs().of(cost).isPresent());
  }

  private int width(Function<PointResult, String> text) {
    return rows.stream().map(Row::result).map(text).mapToInt(String::length).max().orElse(0);
  }

  private static String text(OptionalDouble value) {
    if (value.isEmpty()) {
      return "-";
    }
    double number = value.getAsDouble();
    return String.format(Locale.ROOT, Math.abs(number) < 1_000 ? "%.2f" : "%.0f", number);
  }

  private static String line(List<Column> columns, Function<Column, String> text) {
    return columns.stream()
        .map(column -> column.align(text.apply(column)))
        .collect(Collectors.joining("  "))
        .stripTrailing();
  }
}

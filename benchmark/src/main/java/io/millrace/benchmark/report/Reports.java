package io.millrace.benchmark.report;

import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.measure.PointResult;
import io.millrace.benchmark.result.Comparison;
import io.millrace.benchmark.result.FailedRun;
import io.millrace.benchmark.result.RunRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Hands each result to the table and to the files there are. Belongs to one thread. */
public final class Reports implements Consumer<PointResult>, AutoCloseable {

  private final Surroundings surroundings;
  private final TableReport table;
  private final CsvReport csv;
  private final JsonReport json;
  private final ComparisonReport comparison;
  private final List<RunRecord> runs = new ArrayList<>();

  /**
   * Creates the group.
   *
   * @param surroundings what is the same for all results
   * @param table the table
   * @param comparison the table below it
   * @param csv the file of comma-separated values, or null for none
   * @param json the file of JSON, or null for none
   */
  public Reports(
      Surroundings surroundings,
      TableReport table,
      ComparisonReport comparison,
      CsvReport csv,
      JsonReport json) {
    this.surroundings = surroundings;
    this.table = table;
    this.comparison = comparison;
    this.csv = csv;
    this.json = json;
  }

  /**
   * Prints the table's head.
   *
   * @return this
   */
  public Reports begin() {
    table.begin(surroundings);
    return this;
  }

  /** Takes a result of an engine in this JVM. */
  @Override
  public void accept(PointResult result) {
    accept(result, RunRecord.of(result.engine(), result, 1, surroundings.database()));
  }

  /**
   * Takes a result of an engine in a process of its own.
   *
   * @param point the point that it ran
   * @param run what the process reported
   */
  public void accept(Point point, RunRecord run) {
    accept(run.toResult(point), run);
  }

  private void accept(PointResult result, RunRecord run) {
    runs.add(run);
    if (csv != null) {
      csv.add(result, run.round());
    }
    table.add(result, run.round());
    if (json != null) {
      json.add(run);
    }
  }

  /**
   * Takes a run that came to nothing.
   *
   * @param run the run
   */
  public void accept(FailedRun run) {
    table.add(run);
    if (json != null) {
      json.add(run);
    }
  }

  /**
   * Sums up.
   *
   * @param complete whether all that was asked for has run
   */
  public void end(boolean complete) {
    comparison.print(Comparison.of(runs), runs);
    if (json != null) {
      json.end(complete);
    }
  }

  @Override
  public void close() {
    if (csv != null) {
      csv.close();
    }
    if (json != null) {
      json.close();
    }
  }
}

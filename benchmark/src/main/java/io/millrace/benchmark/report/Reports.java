package io.millrace.benchmark.report;

import io.millrace.benchmark.measure.Point;
import io.millrace.benchmark.measure.PointResult;
import io.millrace.benchmark.result.Comparison;
import io.millrace.benchmark.result.FailedRun;
import io.millrace.benchmark.result.RunRecord;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Hands each result to the tables and to the files there are. A file that takes no more (the disk
 * is full) does not end the run: what follows stands in the tables and the other files, and the
 * file is named as incomplete. Belongs to one thread.
 */
public final class Reports implements Consumer<PointResult>, AutoCloseable {

  private final Surroundings surroundings;
  private final TableReport table;
  private final ComparisonReport comparison;
  private final CostReport costs;
  private final List<ResultFile> files;
  private final List<RunRecord> runs = new ArrayList<>();
  private boolean complete = true;

  /**
   * Creates the group.
   *
   * @param surroundings what is the same for all results
   * @param table the table
   * @param comparison the table of the engines side by side
   * @param withCosts whether a table of costs follows at the end
   * @param files the files
   */
  public Reports(
      Surroundings surroundings,
      TableReport table,
      ComparisonReport comparison,
      boolean withCosts,
      List<ResultFile> files) {
    this.surroundings = surroundings;
    this.table = table;
    this.comparison = comparison;
    this.costs = withCosts ? table.ofCosts() : null;
    this.files = new ArrayList<>(files);
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
    accept(
        result,
        RunRecord.of(result.engine(), result, 1, surroundings.database(), surroundings.latency()));
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
    table.add(result, run.round());
    if (costs != null) {
      costs.add(result, run.round());
    }
    write(file -> file.add(result, run));
  }

  /**
   * Takes a run that came to nothing.
   *
   * @param run the run
   */
  public void accept(FailedRun run) {
    table.add(run);
    write(file -> file.add(run));
  }

  /**
   * Takes a remark, which stands in the table alone.
   *
   * @param remark one sentence
   */
  public void note(String remark) {
    table.note(remark);
  }

  /**
   * Sets what has been accepted side by side.
   *
   * @return the engines, point by point
   */
  public List<Comparison> comparisons() {
    return Comparison.of(runs);
  }

  /**
   * Sums up.
   *
   * @param all whether all that was asked for has run
   */
  public void end(boolean all) {
    comparison.print(comparisons(), runs);
    write(file -> file.end(all));
  }

  /**
   * Tells whether all results went everywhere.
   *
   * @return false if a file lacks some
   */
  public boolean isComplete() {
    return complete;
  }

  private void write(Consumer<ResultFile> what) {
    for (ResultFile file : List.copyOf(files)) {
      try {
        what.accept(file);
      } catch (UncheckedIOException e) {
        table.problem(e.getMessage() + " It lacks this result and those that follow.");
        complete = false;
        files.remove(file);
        file.close();
      }
    }
  }

  /** Prints the table of costs and closes the files. */
  @Override
  public void close() {
    if (costs != null) {
      costs.print();
    }
    files.forEach(ResultFile::close);
  }
}

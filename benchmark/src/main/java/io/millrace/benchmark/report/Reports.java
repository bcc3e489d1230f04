package io.millrace.benchmark.report;

import io.millrace.benchmark.measure.PointResult;
import java.io.UncheckedIOException;
import java.util.function.Consumer;

/**
 * Hands each result to the tables and, if there is one, to the file. A file that takes no more (the
 * disk is full) does not end the run: what follows stands in the tables alone, and the file is
 * named as incomplete. Belongs to one thread.
 */
public final class Reports implements Consumer<PointResult>, AutoCloseable {

  private final TableReport table;
  private final CostReport costs;
  private ResultFile file;
  private boolean complete = true;

  /**
   * Creates the reports.
   *
   * @param table the table
   * @param withCosts whether a table of costs follows at the end
   * @param file the file, or null for none
   */
  public Reports(TableReport table, boolean withCosts, ResultFile file) {
    this.table = table;
    this.costs = withCosts ? table.ofCosts() : null;
    this.file = file;
  }

  /**
   * Prints the table's head.
   *
   * @param surroundings what is the same for all results
   * @return this
   */
  public Reports begin(Surroundings surroundings) {
    table.begin(surroundings);
    return this;
  }

  @Override
  public void accept(PointResult result) {
    table.add(result);
    keep(result);
  }

  /**
   * Takes the result of a yardstick, and says how much of it an engine reaches.
   *
   * @param yardstick the result of the same point on something that is no engine
   * @param engine the engine's result
   */
  public void compare(PointResult yardstick, PointResult engine) {
    table.addBelow(yardstick, engine);
    keep(yardstick);
  }

  /**
   * Tells whether all results went everywhere.
   *
   * @return false if the file lacks some
   */
  public boolean isComplete() {
    return complete;
  }

  private void keep(PointResult result) {
    if (costs != null) {
      costs.add(result);
    }
    if (file != null) {
      write(result);
    }
  }

  private void write(PointResult result) {
    try {
      file.add(result);
    } catch (UncheckedIOException e) {
      table.problem(e.getMessage() + " It lacks this result and those that follow.");
      complete = false;
      file.close();
      file = null;
    }
  }

  /** Prints the table of costs and closes the file. */
  @Override
  public void close() {
    if (costs != null) {
      costs.print();
    }
    if (file != null) {
      file.close();
    }
  }
}

package io.millrace.benchmark.report;

import io.millrace.benchmark.measure.PointResult;
import java.util.function.Consumer;

/** Hands each result to the table and, if there is one, to the file. Belongs to one thread. */
public final class Reports implements Consumer<PointResult>, AutoCloseable {

  private final TableReport table;
  private final CsvReport csv;

  /**
   * Creates the pair.
   *
   * @param table the table
   * @param csv the file, or null for none
   */
  public Reports(TableReport table, CsvReport csv) {
    this.table = table;
    this.csv = csv;
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
    if (csv != null) {
      csv.add(result);
    }
    table.add(result);
  }

  @Override
  public void close() {
    if (csv != null) {
      csv.close();
    }
  }
}

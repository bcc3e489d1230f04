package io.millrace.benchmark.cost;

import io.millrace.benchmark.database.Database;
import java.util.function.BooleanSupplier;

/**
 * Rows that were inserted, updated and deleted between two moments, the second of which comes after
 * the engine was closed. Belongs to one thread.
 */
public final class RowMeter implements AutoCloseable {

  private final DatabaseProbe probe;
  private final DifferenceMeter rows;

  private RowMeter(DatabaseProbe probe) {
    this.probe = probe;
    this.rows = new DifferenceMeter(probe::rows);
  }

  /**
   * Connects.
   *
   * @param database the database itself
   * @return a meter that the caller closes
   */
  public static RowMeter of(Database database) {
    return new RowMeter(DatabaseProbe.of(database));
  }

  /** Says that the first instance is about to begin. */
  public void begin() {
    rows.begin();
  }

  /**
   * Divides what was written since it began, once the engine has closed its connections.
   *
   * @param instances the number of instances
   * @param impatient whether to wait no longer for the end of the server's processes
   * @return the costs of one; none if the server does not count rows
   */
  public Costs each(long instances, BooleanSupplier impatient) {
    probe.awaitOthers(impatient);
    return Costs.of(rows.end(), instances);
  }

  @Override
  public void close() {
    probe.close();
  }
}

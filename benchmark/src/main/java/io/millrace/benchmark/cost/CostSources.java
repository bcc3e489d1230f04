package io.millrace.benchmark.cost;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.wire.Wire;
import java.util.OptionalLong;

/**
 * What costs are read from, beside this JVM.
 *
 * @param serverProcess the first process of the database's server, empty if it is not known or runs
 *     elsewhere
 * @param database the database itself and not a proxy before it, or null if it is not asked
 * @param wire what the engine's calls go over, or null if nothing counts them during the load
 */
public record CostSources(OptionalLong serverProcess, Database database, Wire wire) {

  /** This JVM alone: what can be measured at no cost and without waiting. */
  public static final CostSources JVM = new CostSources(OptionalLong.empty(), null, null);

  /**
   * Creates the meters of a point.
   *
   * @return new meters, which the caller closes
   */
  public CostMeters meters() {
    return new CostMeters(this);
  }

  /**
   * Tells whether round trips and rows are to be counted in a pass of their own.
   *
   * @return true if the database is asked and is a server of which they can be counted
   */
  public boolean needCountingPass() {
    return database != null && Wire.canLeadTo(database);
  }
}

package io.millrace.common.internal.persistence;

import java.sql.Connection;
import java.sql.SQLException;

/** Sends a flush to the database. Stateless but for the texts it has rendered; thread-safe. */
interface FlushShipper {

  /**
   * Sends the plan, and the commit when asked for.
   *
   * <p>When a statement touches another number of rows than expected, nothing of the plan is
   * committed.
   *
   * @throws StaleRowException if a row was changed or deleted by somebody else
   */
  void ship(Connection connection, FlushPlan plan, boolean commit) throws SQLException;
}

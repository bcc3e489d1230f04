package io.millrace.benchmark.floor;

import java.sql.Connection;
import java.sql.SQLException;

/** A way to write a unit of work, or many together, in one transaction. Safe for many threads. */
interface Shipping {

  /** Writes and commits. */
  void ship(Connection connection, Work work) throws SQLException;
}

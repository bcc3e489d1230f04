package io.millrace.test;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/** Something that holds in an engine's database whenever no unit of work is running. */
@FunctionalInterface
public interface Invariant {

  /**
   * Returns what is wrong.
   *
   * @param connection a connection to the engine's database
   * @return one sentence per violation; empty if all is well
   * @throws SQLException if a statement fails
   */
  List<String> violations(Connection connection) throws SQLException;
}

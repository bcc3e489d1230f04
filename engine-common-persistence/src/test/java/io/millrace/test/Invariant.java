package io.millrace.test;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/** Something that holds in an engine's database whenever no unit of work is running. */
public interface Invariant {

  /**
   * Returns a query that finds a row wherever this may be violated: where it finds none, all is
   * well. Those of all invariants are asked in one statement, so that after most tests nothing else
   * has to be.
   *
   * @return the query, whose columns nobody reads
   */
  String suspects();

  /**
   * Returns what is wrong.
   *
   * @param connection a connection to the engine's database
   * @return one sentence per violation; empty if all is well
   * @throws SQLException if a statement fails
   */
  List<String> violations(Connection connection) throws SQLException;
}

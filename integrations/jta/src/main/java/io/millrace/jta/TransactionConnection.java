package io.millrace.jta;

import io.millrace.common.IllegalStateEngineException;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;

/**
 * Takes connections inside a transaction.
 *
 * @param dataSource takes part in transactions by itself
 */
record TransactionConnection(DataSource dataSource) {

  /**
   * Takes one.
   *
   * @throws IllegalStateEngineException if it takes no part in the transaction
   */
  Connection take() throws SQLException {
    var connection = dataSource.getConnection();
    if (connection.getAutoCommit()) {
      connection.close();
      throw new IllegalStateEngineException(
          "A connection of the data source is in auto-commit mode inside a transaction, so it takes"
              + " no part in it. Use a data source that the transaction manager knows.");
    }
    return connection;
  }
}

package io.millrace.common.internal.persistence;

import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;

/**
 * A transaction of the engine, on a connection of its pool that is taken when it is first needed.
 */
public final class OwnTransaction implements TransactionScope {

  private final DataSource dataSource;
  private Connection connection;

  /** Creates the transaction; no connection is taken yet. */
  public OwnTransaction(DataSource dataSource) {
    this.dataSource = dataSource;
  }

  @Override
  public Connection connection() throws SQLException {
    if (connection == null) {
      connection = dataSource.getConnection();
    }
    return connection;
  }

  @Override
  public boolean isOwned() {
    return true;
  }

  @Override
  public void release() throws SQLException {
    var taken = connection;
    connection = null;
    if (taken != null) {
      taken.close();
    }
  }
}

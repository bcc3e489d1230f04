package io.millrace.common.internal.persistence;

import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Transactions of the engine, one after the other, on a connection that is kept in between, so that
 * none of them waits for a pool. Before each it is asked whether its server still answers. Used by
 * one thread at a time.
 */
public final class KeptConnection implements TransactionScope {

  private static final Logger LOG = LoggerFactory.getLogger(KeptConnection.class);
  private static final int SECONDS_FOR_ANSWER = 2;

  private final DataSource dataSource;
  private volatile boolean keeps;
  private Connection connection;
  private boolean isInUse;

  /** Creates the transactions; no connection is taken yet, and none is kept. */
  public KeptConnection(DataSource dataSource) {
    this.dataSource = dataSource;
  }

  /** Says whether the connection of the next transactions is kept. */
  public void keep(boolean value) {
    keeps = value;
  }

  @Override
  public Connection connection() throws SQLException {
    if (connection != null && !isInUse && !connection.isValid(SECONDS_FOR_ANSWER)) {
      drop(); // its server is gone, and the data source may know another one
    }
    if (connection == null) {
      connection = dataSource.getConnection();
    }
    isInUse = true;
    return connection;
  }

  @Override
  public boolean isOwned() {
    return true;
  }

  @Override
  public void release() {
    isInUse = false;
    if (!keeps) {
      drop();
    }
  }

  /** Gives the connection back, as it may be broken; the next transaction takes another one. */
  public void drop() {
    var dropped = connection;
    connection = null;
    isInUse = false;
    if (dropped != null) {
      try {
        dropped.close();
      } catch (SQLException | RuntimeException e) {
        LOG.debug("A connection could not be given back", e);
      }
    }
  }
}

package io.millrace.common.internal.persistence.container;

import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.transaction.BegunTransaction;
import io.millrace.common.transaction.TransactionIntegration;
import java.sql.Connection;
import java.sql.SQLException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The application's transaction manager, as far as it begins transactions for the engine, and what
 * was found out about it. Thread-safe.
 */
public final class Container {

  private static final Logger LOG = LoggerFactory.getLogger(Container.class);
  private static final int WANTED = Connection.TRANSACTION_READ_COMMITTED;

  private final TransactionIntegration integration;
  private volatile boolean begins = true;
  private volatile Integer level;

  /** Takes a manager of which nothing is known yet. */
  public Container(TransactionIntegration integration) {
    this.integration = integration;
  }

  /** Tells whether it begins transactions, as far as that is known. */
  public boolean begins() {
    return begins;
  }

  /** Begins a transaction; null if this manager never does. */
  BegunTransaction begin() throws SQLException {
    var begun = integration.begin();
    if (begun == null) {
      begins = false;
    }
    return begun;
  }

  /**
   * Makes sure that a connection, on which nothing was done yet, is at READ COMMITTED. At what
   * level the connections of a manager start is asked once.
   */
  Connection prepare(Connection connection) throws SQLException {
    if (connection.getAutoCommit()) {
      throw new IllegalStateEngineException(
          "The transaction manager began a transaction, but its connection is in auto-commit mode,"
              + " so nothing would roll back together. Give the integration the data source that"
              + " the manager works on.");
    }
    if (level == null) {
      level = connection.getTransactionIsolation();
      tell(level);
    }
    if (level != WANTED) {
      raise(connection);
    }
    return connection;
  }

  private static void tell(int found) {
    if (found != WANTED) {
      LOG.warn(
          "The transactions that the transaction manager begins start at isolation level {}; each"
              + " is set to READ COMMITTED, which costs a round trip. Set the isolation level of"
              + " the manager's pool to READ COMMITTED instead.",
          found);
    }
  }

  /** A connection that takes part in a distributed transaction may refuse that, or ignore it. */
  private static void raise(Connection connection) throws SQLException {
    try {
      connection.setTransactionIsolation(WANTED);
    } catch (SQLException e) {
      throw wrongLevel(e);
    }
    if (connection.getTransactionIsolation() != WANTED) {
      throw wrongLevel(null);
    }
  }

  private static IllegalStateEngineException wrongLevel(SQLException cause) {
    return new IllegalStateEngineException(
        "The transaction that the transaction manager began cannot be set to READ COMMITTED, which"
            + " the engine needs to see what others committed once it holds a lock. Set the"
            + " isolation level of the manager's data source to READ COMMITTED.",
        cause);
  }
}

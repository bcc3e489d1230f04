package io.millrace.jta;

import io.millrace.common.DelegateException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.OutcomeUnknownException;
import io.millrace.common.transaction.BegunTransaction;
import jakarta.transaction.HeuristicMixedException;
import jakarta.transaction.HeuristicRollbackException;
import jakarta.transaction.RollbackException;
import jakarta.transaction.Status;
import jakarta.transaction.SystemException;
import jakarta.transaction.UserTransaction;
import java.sql.Connection;
import java.sql.SQLException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A transaction that a manager of Jakarta Transactions has begun for the engine. */
final class JtaBegunTransaction implements BegunTransaction {

  private static final Logger LOG = LoggerFactory.getLogger(JtaBegunTransaction.class);

  private final UserTransaction transactions;
  private final TransactionConnection connections;
  private Connection connection;

  JtaBegunTransaction(UserTransaction transactions, TransactionConnection connections) {
    this.transactions = transactions;
    this.connections = connections;
  }

  @Override
  public Connection connection() throws SQLException {
    if (connection == null) {
      connection = connections.take();
    }
    return connection;
  }

  @Override
  public boolean isRollbackOnly() {
    try {
      return transactions.getStatus() != Status.STATUS_ACTIVE;
    } catch (SystemException e) {
      LOG.debug("The transaction manager does not say how far its transaction is", e);
      return false;
    }
  }

  @Override
  public void commit() {
    release();
    try {
      transactions.commit();
    } catch (RollbackException | HeuristicRollbackException e) {
      throw new DelegateException(
          "The transaction manager has rolled the transaction back instead of committing it, as"
              + " after a timeout, or because a resource of it refused: "
              + e,
          e);
    } catch (HeuristicMixedException | SystemException e) {
      throw new OutcomeUnknownException(
          "The transaction manager cannot say whether the transaction was committed as a whole: "
              + e,
          e);
    }
  }

  @Override
  public void rollback() {
    release();
    try {
      if (transactions.getStatus() != Status.STATUS_NO_TRANSACTION) {
        transactions.rollback();
      }
    } catch (SystemException e) {
      throw new IllegalStateEngineException("The transaction could not be rolled back: " + e, e);
    }
  }

  private void release() {
    if (connection != null) {
      try {
        connection.close();
      } catch (SQLException e) {
        LOG.debug("A connection of a transaction could not be given back", e);
      }
      connection = null;
    }
  }
}

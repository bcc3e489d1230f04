package io.millrace.jta;

import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.transaction.JoinedTransaction;
import io.millrace.common.transaction.TransactionSynchronization;
import io.millrace.common.transaction.TransactionSynchronization.Outcome;
import jakarta.transaction.Status;
import jakarta.transaction.Synchronization;
import jakarta.transaction.SystemException;
import jakarta.transaction.TransactionSynchronizationRegistry;
import jakarta.transaction.UserTransaction;
import java.sql.Connection;
import java.sql.SQLException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A transaction of the application's that a call of the engine is part of.
 *
 * @param transactions leads it
 * @param registry tells of its end
 * @param connection its connection
 */
record JtaTransaction(
    UserTransaction transactions,
    TransactionSynchronizationRegistry registry,
    Connection connection)
    implements JoinedTransaction {

  private static final Logger LOG = LoggerFactory.getLogger(JtaTransaction.class);

  @Override
  public void register(TransactionSynchronization synchronization) {
    registry.registerInterposedSynchronization(
        new Synchronization() {
          @Override
          public void beforeCompletion() {
            // what the engine does is written already
          }

          @Override
          public void afterCompletion(int status) {
            synchronization.afterCompletion(
                switch (status) {
                  case Status.STATUS_COMMITTED -> Outcome.COMMITTED;
                  case Status.STATUS_ROLLEDBACK -> Outcome.ROLLED_BACK;
                  default -> Outcome.UNKNOWN;
                });
          }
        });
  }

  @Override
  public void setRollbackOnly() {
    try {
      transactions.setRollbackOnly();
    } catch (SystemException e) {
      throw new IllegalStateEngineException(
          "The transaction cannot be marked for rollback: " + e + ". Roll it back.", e);
    }
  }

  /** The data source keeps what is behind it until the transaction ends. */
  @Override
  public void release() {
    try {
      connection.close();
    } catch (SQLException e) {
      LOG.debug("A connection of a transaction could not be given back", e);
    }
  }
}

package io.millrace.jta;

import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.transaction.BegunTransaction;
import io.millrace.common.transaction.JoinedTransaction;
import io.millrace.common.transaction.TransactionIntegration;
import jakarta.transaction.NotSupportedException;
import jakarta.transaction.Status;
import jakarta.transaction.SystemException;
import jakarta.transaction.TransactionManager;
import jakarta.transaction.TransactionSynchronizationRegistry;
import jakarta.transaction.UserTransaction;
import java.sql.SQLException;
import javax.sql.DataSource;

/**
 * Makes an engine part of the transactions that a manager of Jakarta Transactions leads.
 *
 * <p>A call inside a transaction joins it. Any other call, each job and each timer is a transaction
 * that the manager begins before the first bean of the application is called, so that what beans do
 * with resources of the manager is committed and rolled back with it.
 *
 * <p>The data source has to take part in the manager's transactions by itself: within one it hands
 * out the same physical connection, with auto-commit off; outside of any, one in auto-commit mode.
 * Its isolation level has to be READ COMMITTED, since a connection that takes part in a distributed
 * transaction can rarely be set to another one. The engine is given the same data source.
 *
 * <p>Immutable, thread-safe.
 */
public final class JtaTransactionIntegration implements TransactionIntegration {

  private final UserTransaction transactions;
  private final TransactionSynchronizationRegistry registry;
  private final DataSource dataSource;

  /**
   * Creates an integration.
   *
   * @param transactions begins and ends transactions; in a container {@code
   *     java:comp/UserTransaction}
   * @param registry tells of their end; in a container {@code
   *     java:comp/TransactionSynchronizationRegistry}
   * @param dataSource a data source that takes part in them
   * @throws BadArgumentException if an argument is null
   */
  public JtaTransactionIntegration(
      UserTransaction transactions,
      TransactionSynchronizationRegistry registry,
      DataSource dataSource) {
    if (transactions == null || registry == null || dataSource == null) {
      throw new BadArgumentException(
          "JtaTransactionIntegration needs the transactions, the registry for their end and a data"
              + " source that takes part in them. Give all three.");
    }
    this.transactions = transactions;
    this.registry = registry;
    this.dataSource = dataSource;
  }

  /**
   * Creates an integration where the manager itself can be had, but no {@link UserTransaction}.
   *
   * @param manager begins and ends transactions
   * @param registry tells of their end
   * @param dataSource a data source that takes part in them
   * @throws BadArgumentException if an argument is null
   */
  public JtaTransactionIntegration(
      TransactionManager manager,
      TransactionSynchronizationRegistry registry,
      DataSource dataSource) {
    this(manager == null ? null : new ManagedTransactions(manager), registry, dataSource);
  }

  @Override
  public JoinedTransaction join() throws SQLException {
    var isUnderWay =
        switch (status()) {
          case Status.STATUS_ACTIVE, Status.STATUS_MARKED_ROLLBACK -> true;
          default -> false;
        };
    return isUnderWay ? new JtaTransaction(transactions, registry, connections().take()) : null;
  }

  private int status() {
    try {
      return transactions.getStatus();
    } catch (SystemException e) {
      throw new IllegalStateEngineException(
          "The transaction manager does not say whether a transaction is under way: " + e, e);
    }
  }

  @Override
  public BegunTransaction begin() {
    try {
      transactions.begin();
    } catch (NotSupportedException | SystemException e) {
      throw new IllegalStateEngineException(
          "The transaction manager cannot begin a transaction for the engine: "
              + e
              + ". Where the end of another one is being told, call the engine on another thread,"
              + " or later.",
          e);
    }
    return new JtaBegunTransaction(transactions, connections());
  }

  private TransactionConnection connections() {
    return new TransactionConnection(dataSource);
  }
}

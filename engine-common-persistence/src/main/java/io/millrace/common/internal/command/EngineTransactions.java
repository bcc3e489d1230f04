package io.millrace.common.internal.command;

import io.millrace.common.DatabaseUnavailableException;
import io.millrace.common.DelegateException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.persistence.DatabaseSession;
import io.millrace.common.internal.persistence.OwnTransaction;
import io.millrace.common.internal.persistence.TransactionScope;
import io.millrace.common.internal.persistence.container.Container;
import io.millrace.common.internal.persistence.container.ContainerTransaction;
import io.millrace.common.transaction.JoinedTransaction;
import io.millrace.common.transaction.TransactionIntegration;
import io.millrace.common.transaction.TransactionSynchronization.Outcome;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.Callable;
import javax.sql.DataSource;

/**
 * Gives each command its transaction: that of a connection which was handed in, else that of the
 * application's transaction manager, else one of the engine's own, which that manager may begin.
 * Thread-safe.
 */
public final class EngineTransactions implements TransactionSource {

  private final DataSource dataSource;
  private final TransactionIntegration integration;
  private final Container container;
  private final ThreadLocal<Connection> handedIn = new ThreadLocal<>();
  private final ThreadLocal<JoinedTransaction> joined = new ThreadLocal<>();

  /**
   * Creates the source.
   *
   * @param dataSource where the engine's own connections come from
   * @param integration the application's transaction manager, or null
   */
  public EngineTransactions(DataSource dataSource, TransactionIntegration integration) {
    this.dataSource = dataSource;
    this.integration = integration;
    this.container = integration == null ? null : new Container(integration);
  }

  @Override
  public TransactionScope current() {
    joined.remove();
    if (handedIn.get() != null) {
      return new HandedIn(handedIn.get());
    }
    var transaction = join();
    if (transaction == null) {
      return container == null || !container.begins()
          ? new OwnTransaction(dataSource)
          : new ContainerTransaction(container, dataSource);
    }
    joined.set(transaction);
    return new Joined(transaction);
  }

  private JoinedTransaction join() {
    try {
      return integration == null ? null : integration.join();
    } catch (SQLException e) {
      throw new DatabaseUnavailableException(
          "The connection of the running transaction cannot be had: " + e.getMessage(), e);
    }
  }

  @Override
  public void onEnd(Completion completion) {
    var transaction = joined.get();
    if (transaction == null) {
      return;
    }
    joined.remove();
    transaction.register(
        outcome -> {
          if (outcome == Outcome.COMMITTED) {
            completion.committed();
          } else if (outcome == Outcome.ROLLED_BACK) {
            completion.rolledBack();
          }
        });
  }

  /**
   * Runs code whose calls of the engine on this thread work on a connection of the caller.
   *
   * @throws IllegalStateEngineException if the connection is closed or in auto-commit mode, or
   *     another one was handed in on this thread
   * @throws DelegateException if the code throws a checked exception
   */
  public <T> T with(Connection connection, Callable<T> action) {
    checkTransaction(connection);
    var outer = handedIn.get();
    var own = DatabaseSession.behind(connection);
    if (outer != null && outer != own) {
      throw new IllegalStateEngineException(
          "Another connection was handed in on this thread, and its transaction is still running."
              + " Use that one, or call inTransaction with the other one after it.");
    }
    handedIn.set(own);
    try {
      return action.call();
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new DelegateException("The code that was to run in the transaction failed: " + e, e);
    } finally {
      if (outer == null) {
        handedIn.remove();
      } else {
        handedIn.set(outer);
      }
    }
  }

  private static void checkTransaction(Connection connection) {
    try {
      if (connection.isClosed()) {
        throw new IllegalStateEngineException(
            "The connection that was handed in is closed. Hand in one that is open, and end its"
                + " transaction after it.");
      }
      if (connection.getAutoCommit()) {
        throw new IllegalStateEngineException(
            "The connection that was handed in is in auto-commit mode, so nothing would roll back"
                + " together. Call setAutoCommit(false) on it first.");
      }
    } catch (SQLException e) {
      throw new DatabaseUnavailableException(
          "The connection that was handed in cannot be used: " + e.getMessage(), e);
    }
  }

  private record HandedIn(Connection connection) implements TransactionScope {
    @Override
    public boolean isOwned() {
      return false;
    }

    @Override
    public boolean reportsEnd() {
      return false;
    }

    @Override
    public void release() {
      // the caller's
    }
  }

  private final class Joined implements TransactionScope {

    private final JoinedTransaction transaction;

    Joined(JoinedTransaction transaction) {
      this.transaction = transaction;
    }

    @Override
    public Connection connection() {
      return transaction.connection();
    }

    @Override
    public boolean isOwned() {
      return false;
    }

    @Override
    public void setRollbackOnly() {
      transaction.setRollbackOnly();
    }

    @Override
    public void release() {
      transaction.release();
    }
  }
}

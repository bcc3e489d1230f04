package io.millrace.spring;

import io.millrace.common.DelegateException;
import io.millrace.common.OutcomeUnknownException;
import io.millrace.common.transaction.BegunTransaction;
import io.millrace.common.transaction.TransactionSynchronization.Outcome;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.NestedExceptionUtils;
import org.springframework.jdbc.datasource.DataSourceUtils;
import org.springframework.transaction.HeuristicCompletionException;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.TransactionStatus;

/** A transaction that Spring has begun for the engine. Used by one thread. */
final class SpringBegunTransaction implements BegunTransaction {

  private static final Logger LOG = LoggerFactory.getLogger(SpringBegunTransaction.class);

  private final PlatformTransactionManager manager;
  private final TransactionStatus status;
  private final TransactionEnd end;
  private final Supplier<Connection> connections;
  private final DataSource dataSource;
  private Connection connection;

  SpringBegunTransaction(
      PlatformTransactionManager manager,
      TransactionStatus status,
      TransactionEnd end,
      Supplier<Connection> connections,
      DataSource dataSource) {
    this.manager = manager;
    this.status = status;
    this.end = end;
    this.connections = connections;
    this.dataSource = dataSource;
  }

  @Override
  public Connection connection() {
    if (connection == null) {
      connection = connections.get();
    }
    return connection;
  }

  @Override
  public boolean isRollbackOnly() {
    return status.isRollbackOnly();
  }

  @Override
  public void commit() {
    release();
    try {
      manager.commit(status);
    } catch (RuntimeException | Error e) {
      judge(e);
      return;
    }
    if (end.is(Outcome.ROLLED_BACK)) {
      throw new DelegateException(
          "The transaction manager was told to commit and rolled back: code of the application has"
              + " marked the transaction for rollback.");
    }
  }

  /** Where an error of the database is behind it, the engine judges, which knows its codes. */
  private void judge(Throwable failure) {
    if (end.is(Outcome.COMMITTED)) {
      LOG.error(
          "What was to be called after the commit of the engine's transaction failed, which changes"
              + " nothing of it",
          failure);
      return;
    }
    var tellsNothing = end.is(Outcome.UNKNOWN) && !isOfDatabase(failure);
    if (failure instanceof HeuristicCompletionException || tellsNothing) {
      throw new OutcomeUnknownException(
          "The transaction manager cannot say whether the transaction was committed: "
              + failure.getMessage(),
          failure);
    }
    throwAsItIs(failure);
  }

  private static boolean isOfDatabase(Throwable failure) {
    return NestedExceptionUtils.getMostSpecificCause(failure) instanceof SQLException;
  }

  private static void throwAsItIs(Throwable failure) {
    if (failure instanceof Error error) {
      throw error;
    }
    throw (RuntimeException) failure;
  }

  @Override
  public void rollback() {
    release();
    if (!status.isCompleted()) {
      manager.rollback(status);
    }
  }

  private void release() {
    if (connection != null) {
      DataSourceUtils.releaseConnection(connection, dataSource);
      connection = null;
    }
  }
}

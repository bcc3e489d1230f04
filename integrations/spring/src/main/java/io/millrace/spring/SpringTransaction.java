package io.millrace.spring;

import io.millrace.common.transaction.JoinedTransaction;
import io.millrace.common.transaction.TransactionSynchronization;
import java.sql.Connection;
import javax.sql.DataSource;
import org.springframework.jdbc.datasource.DataSourceUtils;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.TransactionDefinition;
import org.springframework.transaction.support.DefaultTransactionDefinition;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/**
 * A transaction of the application's that a call of the engine is part of.
 *
 * @param manager leads it
 * @param dataSource the data source it works on
 * @param connection its connection
 */
record SpringTransaction(
    PlatformTransactionManager manager, DataSource dataSource, Connection connection)
    implements JoinedTransaction {

  private static final TransactionDefinition PART =
      new DefaultTransactionDefinition(TransactionDefinition.PROPAGATION_MANDATORY);

  @Override
  public void register(TransactionSynchronization synchronization) {
    TransactionSynchronizationManager.registerSynchronization(
        new org.springframework.transaction.support.TransactionSynchronization() {
          @Override
          public void afterCompletion(int status) {
            synchronization.afterCompletion(TransactionEnd.outcome(status));
          }
        });
  }

  /** As a part of it that fails, which every manager knows. */
  @Override
  public void setRollbackOnly() {
    var part = manager.getTransaction(PART);
    part.setRollbackOnly();
    manager.rollback(part);
  }

  @Override
  public void release() {
    DataSourceUtils.releaseConnection(connection, dataSource);
  }
}

package io.millrace.spring;

import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.transaction.BegunTransaction;
import io.millrace.common.transaction.JoinedTransaction;
import io.millrace.common.transaction.TransactionIntegration;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.springframework.jdbc.datasource.DataSourceUtils;
import org.springframework.jdbc.datasource.TransactionAwareDataSourceProxy;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.TransactionDefinition;
import org.springframework.transaction.support.DefaultTransactionDefinition;
import org.springframework.transaction.support.ResourceTransactionManager;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/**
 * Makes an engine part of the transactions that Spring leads.
 *
 * <p>A call inside {@code @Transactional} or a {@code TransactionTemplate} joins that transaction.
 * Any other call, each job and each timer is a transaction that Spring begins before the first bean
 * of the application is called: a {@code @Transactional} bean, {@code JdbcTemplate}, JPA, jOOQ or
 * jdbi in it takes part in it, and is rolled back with it.
 *
 * <p>The engine works on one connection with the beans. So the transaction manager has to bind its
 * JDBC connection for the data source: {@code JdbcTransactionManager} and {@code
 * DataSourceTransactionManager} do, {@code JpaTransactionManager} does where its JPA dialect tells
 * it the connection (Hibernate's and EclipseLink's do). The engine is given the same data source,
 * not a {@code TransactionAwareDataSourceProxy} of it.
 *
 * <p>Immutable, thread-safe.
 */
public final class SpringTransactionIntegration implements TransactionIntegration {

  private final PlatformTransactionManager manager;
  private final DataSource dataSource;
  private final TransactionDefinition definition;

  /**
   * Creates an integration whose transactions last as long as the manager lets them.
   *
   * @param manager leads the transactions
   * @param dataSource the data source that the manager works on, which is the engine's as well
   * @throws BadArgumentException if an argument is null
   */
  public SpringTransactionIntegration(PlatformTransactionManager manager, DataSource dataSource) {
    this(manager, dataSource, TransactionDefinition.TIMEOUT_DEFAULT);
  }

  /**
   * Creates an integration.
   *
   * @param manager leads the transactions
   * @param dataSource the data source that the manager works on, which is the engine's as well
   * @param timeout how long transactions that the engine has begun may last, in seconds; -1 for as
   *     long as the manager lets them. Spring applies it to statements of beans; statements of the
   *     engine end by its lock timeout
   * @throws BadArgumentException if an argument is null, or the time is less than -1
   */
  public SpringTransactionIntegration(
      PlatformTransactionManager manager, DataSource dataSource, int timeout) {
    if (manager == null || dataSource == null) {
      throw new BadArgumentException(
          "SpringTransactionIntegration needs a transaction manager and its data source. Give"
              + " both.");
    }
    this.manager = manager;
    this.dataSource = behind(dataSource);
    this.definition = definition(timeout);
  }

  private static DataSource behind(DataSource given) {
    var target =
        given instanceof TransactionAwareDataSourceProxy proxy
            ? proxy.getTargetDataSource()
            : given;
    return target == null ? given : target;
  }

  /** A new one even where one is bound: after its commit Spring keeps that for a moment. */
  private static TransactionDefinition definition(int timeout) {
    if (timeout < TransactionDefinition.TIMEOUT_DEFAULT) {
      throw new BadArgumentException(
          "A transaction cannot last " + timeout + " seconds. Give -1 for no limit of its own.");
    }
    var definition =
        new DefaultTransactionDefinition(TransactionDefinition.PROPAGATION_REQUIRES_NEW);
    definition.setName("millrace");
    definition.setTimeout(timeout);
    return definition;
  }

  @Override
  public JoinedTransaction join() {
    if (!isUnderWay()) {
      return null;
    }
    var end = TransactionEnd.ofCurrent();
    return end.isOver() ? null : new SpringTransaction(manager, dataSource, connection());
  }

  /**
   * Tells whether a transaction of this manager is under way; one of another manager concerns the
   * engine as little as none. While its end is told, Spring still has the transaction, but takes no
   * more to be called.
   */
  private boolean isUnderWay() {
    return TransactionSynchronizationManager.isActualTransactionActive()
        && TransactionSynchronizationManager.isSynchronizationActive()
        && (!(manager instanceof ResourceTransactionManager one)
            || TransactionSynchronizationManager.hasResource(one.getResourceFactory()));
  }

  @Override
  public BegunTransaction begin() {
    var status = manager.getTransaction(definition);
    try {
      return new SpringBegunTransaction(
          manager, status, TransactionEnd.ofCurrent(), this::connection, dataSource);
    } catch (RuntimeException | Error e) {
      manager.rollback(status);
      throw e;
    }
  }

  private Connection connection() {
    var connection = DataSourceUtils.getConnection(dataSource);
    if (isOutside(connection)) {
      DataSourceUtils.releaseConnection(connection, dataSource);
      throw new IllegalStateEngineException(
          "The transaction manager '"
              + manager.getClass().getName()
              + "' has not bound a connection of the engine's data source to its transaction, so"
              + " that the engine's rows would not be part of it. Give the integration the data"
              + " source that the manager works on; a JpaTransactionManager needs that data source"
              + " and a JPA dialect that exposes JDBC connections, such as HibernateJpaDialect.");
    }
    return connection;
  }

  private boolean isOutside(Connection connection) {
    try {
      return connection.getAutoCommit();
    } catch (SQLException e) {
      DataSourceUtils.releaseConnection(connection, dataSource);
      throw new IllegalStateEngineException(
          "The connection of the transaction cannot be used: " + e.getMessage(), e);
    }
  }
}

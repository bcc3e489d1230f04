package io.millrace.common.internal.persistence.container;

import io.millrace.common.internal.persistence.OwnTransaction;
import io.millrace.common.internal.persistence.TransactionScope;
import io.millrace.common.transaction.BegunTransaction;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;

/**
 * A transaction of the engine that becomes one of the application's container once that makes a
 * difference; until then it is on a connection of the engine's own. Used by one thread.
 */
public final class ContainerTransaction implements TransactionScope {

  private final Container container;
  private final OwnTransaction own;
  private BegunTransaction begun;
  private Connection connection;
  private boolean isOver;

  /** Creates the transaction; nothing is begun and no connection taken yet. */
  public ContainerTransaction(Container container, DataSource dataSource) {
    this.container = container;
    this.own = new OwnTransaction(dataSource);
  }

  @Override
  public Connection connection() throws SQLException {
    if (begun == null) {
      return own.connection();
    }
    if (connection == null) {
      connection = container.prepare(begun.connection());
    }
    return connection;
  }

  @Override
  public boolean isOwned() {
    return true;
  }

  @Override
  public boolean mayEnterContainer() {
    return begun == null && container.begins();
  }

  @Override
  public void enterContainer() throws SQLException {
    begun = container.begin();
  }

  @Override
  public boolean isInContainer() {
    return begun != null;
  }

  @Override
  public boolean isRollbackOnly() {
    return begun != null && !isOver && begun.isRollbackOnly();
  }

  @Override
  public void commit() throws SQLException {
    isOver = true; // whatever comes of it, the container has ended it
    begun.commit();
  }

  @Override
  public void rollback() {
    if (begun != null && !isOver) {
      isOver = true;
      begun.rollback();
    }
  }

  @Override
  public void release() throws SQLException {
    if (begun == null) {
      own.release();
    }
  }
}

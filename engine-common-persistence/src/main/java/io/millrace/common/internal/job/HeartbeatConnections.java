package io.millrace.common.internal.job;

import io.millrace.common.internal.command.Completion;
import io.millrace.common.internal.command.TransactionSource;
import io.millrace.common.internal.persistence.ConnectionPool;
import io.millrace.common.internal.persistence.Database;
import io.millrace.common.internal.persistence.KeptConnection;
import io.millrace.common.internal.persistence.OwnTransaction;
import io.millrace.common.internal.persistence.TransactionScope;

/**
 * Where the signs of life of a node get their connection, so that they do not wait for one behind
 * the work: beside the engine's own pool; with the application's data source one that is kept from
 * one sign to the next, unless that pool is known to be too small to spare one. Used under the lock
 * of the heartbeat.
 */
final class HeartbeatConnections implements TransactionSource {

  private final Database database;
  private final int workers;
  private final KeptConnection kept;

  HeartbeatConnections(Database database, int workers) {
    this.database = database;
    this.workers = workers;
    this.kept = new KeptConnection(database.dataSource());
  }

  /** Keeps the connection from now on. */
  void keep() {
    kept.keep(!ConnectionPool.isUsedUpBy(workers, database.dataSource()));
  }

  @Override
  public TransactionScope current() {
    return database.beside() == null ? kept : new OwnTransaction(database.beside());
  }

  @Override
  public void onEnd(Completion completion) {
    throw new UnsupportedOperationException("the transactions are the engine's own");
  }

  /** Gives the connection back, since it may be broken; the next sign takes another one. */
  void drop() {
    kept.drop();
  }

  /** Gives the connection back and keeps none any more. */
  void close() {
    kept.keep(false);
    kept.drop();
  }
}

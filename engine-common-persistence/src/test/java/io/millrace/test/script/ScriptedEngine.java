package io.millrace.test.script;

import com.zaxxer.hikari.HikariDataSource;
import io.millrace.common.internal.persistence.ConnectionPool;
import io.millrace.common.internal.persistence.Patience;
import io.millrace.common.transaction.TransactionalEngine;
import io.millrace.test.database.CountingDataSource;
import io.millrace.test.database.Database;
import io.millrace.test.database.TestDatabase;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;

/**
 * An engine that runs scripts, with all that can happen to it.
 *
 * @param <M> the models
 * @param <A> the steps from outside
 */
public abstract class ScriptedEngine<M, A> implements AutoCloseable {

  private static final int CONNECTIONS = 5;
  private static final Duration LOCK_TIMEOUT = Duration.ofSeconds(10);

  private final Database database;
  private final HikariDataSource pool;
  private final CountingDataSource connections;

  /** Opens connections to a database. */
  protected ScriptedEngine(Database database) {
    this.database = database;
    pool =
        ConnectionPool.open(
            database.url(),
            database.user(),
            database.password(),
            CONNECTIONS,
            Patience.forLocks(LOCK_TIMEOUT));
    pool.setMinimumIdle(1);
    connections = new CountingDataSource(pool);
  }

  /** Closes the engine, and builds another on the same connections. */
  protected abstract void restart();

  /** Returns the engine that there is now. */
  protected abstract TransactionalEngine engine();

  /** Deploys a model, so that starts do not. */
  protected abstract void deploy(M model);

  /** Returns a runner of an instance that is to be started. */
  protected abstract ScriptRunner<M, A> runner();

  /** Returns a runner of the same instance on the engine that there is now. */
  protected abstract ScriptRunner<M, A> runner(ScriptRunner<M, A> same);

  /** Tells whether a step runs a job, whose failures use up a try. */
  protected abstract boolean runsJob(A action);

  /** Returns where the engine's connections come from. */
  protected final CountingDataSource connections() {
    return connections;
  }

  /** Lets the pool forget its connections, as some of them are lost. */
  final void reconnect() {
    pool.getHikariPoolMXBean().softEvictConnections();
  }

  /** Opens a connection that the engine does not know. */
  final Connection connect() throws SQLException {
    return database.connect();
  }

  /** Tells what the tables hold. */
  final TableDump dump() throws SQLException {
    return TableDump.of(TestDatabase.current().observer(database));
  }

  /** Closes the connections; who extends it closes the engine first. */
  @Override
  public void close() {
    pool.close();
  }
}

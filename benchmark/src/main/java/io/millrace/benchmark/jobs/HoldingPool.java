package io.millrace.benchmark.jobs;

import com.zaxxer.hikari.HikariDataSource;
import io.millrace.benchmark.database.Database;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CountDownLatch;

/**
 * A pool that only the first workers of a job executor get a connection of. The others wait for
 * ever, so that a node can hold more jobs than a server has connections. Safe for use by many
 * threads.
 */
final class HoldingPool extends HikariDataSource {

  /** How many jobs run; all others are held before their first statement. */
  static final int RUNNING = 8;

  private static final int BESIDE_WORKERS = 4;

  private final Set<Thread> served = new HashSet<>();
  private final CountDownLatch never = new CountDownLatch(1);

  HoldingPool(Database database) {
    setJdbcUrl(database.url());
    setUsername(database.user());
    setPassword(database.password());
    setMaximumPoolSize(RUNNING + BESIDE_WORKERS);
    setTransactionIsolation("TRANSACTION_READ_COMMITTED");
  }

  @Override
  public Connection getConnection() throws SQLException {
    if (Thread.currentThread().getName().contains("worker") && !isServed()) {
      hold();
    }
    return super.getConnection();
  }

  private synchronized boolean isServed() {
    if (served.size() < RUNNING) {
      served.add(Thread.currentThread());
    }
    return served.contains(Thread.currentThread());
  }

  private void hold() throws SQLException {
    try {
      never.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new SQLException("Interrupted while a job was held.", e);
    }
  }
}

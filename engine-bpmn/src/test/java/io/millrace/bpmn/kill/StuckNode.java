package io.millrace.bpmn.kill;

import com.zaxxer.hikari.HikariDataSource;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.delegate.JavaDelegate;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;

/**
 * The program that is killed: a node whose jobs never end, so that it holds as many as it can. Some
 * of them run; the threads of the others are held before their first statement, since a database
 * has fewer connections than a node may have threads.
 */
final class StuckNode {

  /** What the lines are that say that a job runs. */
  static final String RUNS = "runs ok";

  /** How many jobs run at most. */
  static final int MOST_RUNNING = 8;

  private StuckNode() {}

  /** A pool that only the first workers get a connection of. */
  private static final class Pool extends HikariDataSource {

    private final Set<Thread> served = new HashSet<>();
    private final CountDownLatch never = new CountDownLatch(1);

    @Override
    public Connection getConnection() throws SQLException {
      if (Thread.currentThread().getName().contains("worker") && !isServed()) {
        try {
          never.await();
        } catch (InterruptedException e) {
          throw new SQLException(e);
        }
      }
      return super.getConnection();
    }

    private synchronized boolean isServed() {
      if (served.size() < MOST_RUNNING) {
        served.add(Thread.currentThread());
      }
      return served.contains(Thread.currentThread());
    }
  }

  /**
   * Runs jobs until it is killed.
   *
   * @param arguments URL, user and password of the database, the number of threads, and how many
   *     seconds a lease lasts; 0 as it is by itself
   */
  public static void main(String[] arguments) throws InterruptedException {
    var never = new CountDownLatch(1);
    JavaDelegate work =
        execution -> {
          System.out.println(RUNS);
          never.await();
        };
    var threads = Integer.parseInt(arguments[3]);
    var pool = new Pool();
    pool.setJdbcUrl(arguments[0]);
    pool.setUsername(arguments[1]);
    pool.setPassword(arguments[2]);
    pool.setMaximumPoolSize(MOST_RUNNING + 3);
    var configuration = new ProcessEngineConfiguration();
    var lease = Integer.parseInt(arguments[4]);
    if (lease > 0) {
      configuration.setAsyncExecutorLockTime(Duration.ofSeconds(lease));
    }
    configuration
        .setDataSource(pool)
        .setAsyncExecutorThreads(threads)
        .setBeans(Map.of("work", work))
        .setAsyncExecutorActivate(true)
        .buildProcessEngine();
    never.await();
  }
}

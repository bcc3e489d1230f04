package io.millrace.common.internal.persistence;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import io.millrace.common.BadArgumentException;
import io.millrace.common.DatabaseUnavailableException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.regex.Pattern;
import javax.sql.DataSource;

/** Makes the engine's own pool. */
public final class ConnectionPool {

  /** The heartbeat, and those who commit for a group. */
  public static final int BESIDE_WORKERS = 3;

  private static final Duration PATIENCE_BESIDE = Duration.ofSeconds(5);

  private ConnectionPool() {}

  /**
   * Opens a pool whose connections are prepared when they are made: isolation level, waiting for
   * locks, statement caches. Behind a pooler that does not keep their sessions only the last.
   *
   * @param url the JDBC URL; the driver follows from it
   * @param user may be null
   * @param password may be null
   * @param size how many connections at most
   * @param patience how long a statement waits
   */
  public static HikariDataSource open(
      String url, String user, String password, int size, Patience patience) {
    var dialect = dialect(url, user, password);
    var config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setUsername(user);
    config.setPassword(password);
    config.setMaximumPoolSize(size);
    config.setMinimumIdle(Math.min(size, 10));
    config.setPoolName("millrace");
    config.setExceptionOverride(new KilledConnections());
    if (dialect.keepsSessions()) {
      config.setTransactionIsolation("TRANSACTION_READ_COMMITTED");
      config.setConnectionInitSql(String.join(";", dialect.sessionSettings(patience.forLock())));
    }
    dialect
        .driverProperties(patience.forAnswer())
        .forEach(
            (property, value) -> {
              if (!isSetBy(url, property)) {
                config.addDataSourceProperty(property, value);
              }
            });
    return new HikariDataSource(config);
  }

  /** What the URL says is what the user wants. */
  private static boolean isSetBy(String url, String property) {
    return Pattern.compile(
            "[?&;(,]\\s*" + Pattern.quote(property) + "\\s*=", Pattern.CASE_INSENSITIVE)
        .matcher(url)
        .find();
  }

  /**
   * Returns a few connections beside a pool, for what must not wait for one behind the work. None
   * is opened before it is needed.
   *
   * @param pool the engine's own pool, whose settings they have
   * @param size how many at most
   */
  public static HikariDataSource beside(HikariDataSource pool, int size) {
    var beside = new HikariDataSource();
    pool.copyStateTo(beside);
    beside.setPoolName("millrace-beside");
    beside.setMinimumIdle(0);
    beside.setMaximumPoolSize(size);
    beside.setConnectionTimeout(PATIENCE_BESIDE.toMillis());
    return beside;
  }

  /**
   * Tells whether work that keeps connections may use a pool up, so that a sign of life of the node
   * waits for one. Pools of other makers are not looked into.
   *
   * @param workers how many threads keep a connection at the same time
   */
  public static boolean isUsedUpBy(int workers, DataSource source) {
    return source instanceof HikariDataSource pool
        && pool.getMaximumPoolSize() < workers + BESIDE_WORKERS;
  }

  /**
   * Returns how many threads may keep a connection at the same time so that some are left for the
   * signs of life of the node; at least one. Pools of other makers are not looked into.
   */
  public static int mostWorkers(DataSource source) {
    return source instanceof HikariDataSource pool
        ? Math.max(1, pool.getMaximumPoolSize() - BESIDE_WORKERS)
        : Integer.MAX_VALUE;
  }

  private static Dialect dialect(String url, String user, String password) {
    var config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setUsername(user);
    config.setPassword(password);
    config.setMaximumPoolSize(1);
    config.setPoolName("millrace-probe");
    config.setInitializationFailTimeout(-1);
    config.setConnectionTimeout(10_000);
    try (var probe = pool(config);
        var connection = probe.getConnection()) {
      return Database.dialectOf(connection);
    } catch (SQLException e) {
      throw new DatabaseUnavailableException(
          "The database at '"
              + url
              + "' cannot be reached: "
              + e.getMessage()
              + ". Check URL, user, password, driver and network.",
          e);
    }
  }

  private static HikariDataSource pool(HikariConfig config) {
    try {
      return new HikariDataSource(config);
    } catch (RuntimeException e) {
      throw new BadArgumentException(
          "No driver on the class path takes the JDBC URL '"
              + config.getJdbcUrl()
              + "': "
              + e.getMessage()
              + ". Check the URL, and add the database's driver.",
          e);
    }
  }
}

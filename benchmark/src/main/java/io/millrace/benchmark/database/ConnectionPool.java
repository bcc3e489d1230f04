package io.millrace.benchmark.database;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.util.Map;
import java.util.function.Function;
import javax.sql.DataSource;

/**
 * The pool of connections of an engine that takes a data source: the same pool, with the same
 * settings of pool and driver, as Millrace makes for itself.
 *
 * @param dataSource hands out the connections, safe for use by many threads
 * @param stop closes them
 */
public record ConnectionPool(DataSource dataSource, Runnable stop) implements AutoCloseable {

  private static final int IDLE = 10;

  private static final Map<String, Map<String, Object>> DRIVER_SETTINGS =
      Map.of(
          "jdbc:postgresql:",
          Map.of("preparedStatementCacheQueries", 512, "preparedStatementCacheSizeMiB", 16),
          "jdbc:mysql:",
          Map.of(
              "rewriteBatchedStatements", true,
              "cachePrepStmts", true,
              "prepStmtCacheSize", 250,
              "prepStmtCacheSqlLimit", 8192,
              "useLocalSessionState", true,
              "cacheServerConfiguration", true,
              "elideSetAutoCommits", true));

  /**
   * Opens a pool for an engine and starts the engine on it. If the engine does not start, the pool
   * is closed again.
   *
   * @param database the database
   * @param connections the greatest number of connections
   * @param start starts the engine, which closes the pool when it is closed
   * @param <E> what stands for the engine
   * @return what was started
   */
  public static <E> E start(
      Database database, int connections, Function<ConnectionPool, ? extends E> start) {
    ConnectionPool pool = open(database, connections);
    try {
      return start.apply(pool);
    } catch (RuntimeException | Error e) {
      pool.close();
      throw e;
    }
  }

  private static ConnectionPool open(Database database, int connections) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(database.url());
    config.setUsername(database.user());
    config.setPassword(database.password());
    config.setMaximumPoolSize(connections);
    config.setMinimumIdle(Math.min(connections, IDLE));
    config.setTransactionIsolation("TRANSACTION_READ_COMMITTED");
    DRIVER_SETTINGS.entrySet().stream()
        .filter(settings -> database.url().startsWith(settings.getKey()))
        .forEach(settings -> settings.getValue().forEach(config::addDataSourceProperty));
    HikariDataSource pool = new HikariDataSource(config);
    return new ConnectionPool(pool, pool::close);
  }

  @Override
  public void close() {
    stop.run();
  }
}

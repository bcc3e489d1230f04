package io.millrace.benchmark.cost;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.database.DatabaseNotReadyException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;

/**
 * A connection of its own to a database under load, which asks what was written, and how many
 * connections and rows there are. Belongs to one thread.
 */
public final class DatabaseProbe implements AutoCloseable {

  private static final int MOST_LOOKS = 200;

  private final Connection connection;
  private final Product product;

  private DatabaseProbe(Connection connection) throws SQLException {
    this.connection = connection;
    this.product =
        Product.of(
            connection.getMetaData().getDatabaseProductName(),
            connection.getMetaData().getDatabaseProductVersion());
  }

  /**
   * Connects.
   *
   * @param database the database
   * @return a probe that the caller closes
   * @throws DatabaseNotReadyException if the server refuses the connection
   */
  public static DatabaseProbe of(Database database) {
    try {
      return new DatabaseProbe(database.connect());
    } catch (SQLException e) {
      throw new DatabaseNotReadyException(
          "Cannot open a connection that asks the database what was written: " + e.getMessage(), e);
    }
  }

  /** Bytes of the log so far. */
  Map<Cost, Double> writeAhead() {
    return product.writeAhead() == null ? Map.of() : product.writeAhead().of(connection);
  }

  /** Rows so far, but for those that connections which are still open have not reported yet. */
  Map<Cost, Double> rows() {
    Map<Cost, Double> all = new EnumMap<>(Cost.class);
    product.rows().forEach(figures -> all.putAll(figures.of(connection)));
    return all;
  }

  /** Bytes of the files so far. */
  Map<Cost, Double> disk() {
    return product.disk() == null ? Map.of() : product.disk().of(connection);
  }

  /**
   * Waits until the server has ended the processes of all other connections, which were closed
   * before. A process adds its counters to those of the server before it goes.
   *
   * <p>PostgreSQL has nothing to wait for here: it notifies nobody of the end of a connection, and
   * {@code pg_stat_force_next_flush()} is about the caller's own counters. So this looks again and
   * again, at most 200 times; the server does the waiting between two looks.
   *
   * @param impatient whether to wait no longer
   */
  void awaitOthers(BooleanSupplier impatient) {
    if (product.pause() == null) {
      return;
    }
    int looks = 0;
    while (connections().orElse(0) > 0 && ++looks < MOST_LOOKS && !impatient.getAsBoolean()) {
      execute(product.pause());
    }
  }

  private void execute(String sql) {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException e) {
      // the server has gone: the next look finds no connection
    }
  }

  /**
   * Counts the connections to the database, but for this one.
   *
   * @return their number, empty if the database does not tell
   */
  public OptionalLong connections() {
    return number(product.connections());
  }

  /**
   * Counts the rows of all tables of an engine that hold no history.
   *
   * @return their number, empty if the database does not tell
   */
  public OptionalLong runtimeRows() {
    long rows = 0;
    try {
      for (String table : runtimeTables()) {
        rows += number("select count(*) from " + table).orElseThrow(SQLException::new);
      }
    } catch (SQLException e) {
      return OptionalLong.empty();
    }
    return OptionalLong.of(rows);
  }

  private TreeSet<String> runtimeTables() throws SQLException {
    TreeSet<String> names = new TreeSet<>();
    try (ResultSet tables =
        connection
            .getMetaData()
            .getTables(
                connection.getCatalog(), connection.getSchema(), null, new String[] {"TABLE"})) {
      while (tables.next()) {
        String name = tables.getString("TABLE_NAME");
        if (name.toLowerCase(Locale.ROOT).matches("\\w+") && !isHistory(name)) {
          names.add(name);
        }
      }
    }
    return names;
  }

  private static boolean isHistory(String table) {
    return table.toLowerCase(Locale.ROOT).matches("(.*_)?hi_.*");
  }

  private OptionalLong number(String sql) {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(sql)) {
      return row.next() ? OptionalLong.of(row.getLong(1)) : OptionalLong.empty();
    } catch (SQLException e) {
      return OptionalLong.empty();
    }
  }

  @Override
  public void close() {
    try {
      connection.close();
    } catch (SQLException e) {
      // the server has gone already, and the connection with it
    }
  }
}

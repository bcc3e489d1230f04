package io.millrace.benchmark.jobs;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.database.DatabaseNotReadyException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Timestamp;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Instances of Millrace that wait for a timer, written in bulk: the rows of one that was started by
 * the engine are copied with other ids and due dates, then it is removed. The ids are small
 * numbers, which the engine gives to nobody. Belongs to one thread.
 *
 * @param database a database in which one instance waits for one timer, and there is nothing else
 */
record TimerRows(Database database) {

  private static final List<String> TABLES = List.of("MR_EXECUTION", "MR_JOB");
  private static final List<String> OTHER_TABLES =
      List.of("MR_VARIABLE", "MR_TASK", "MR_EVENT_SUBSCRIPTION", "MR_IDENTITY_LINK", "MR_INCIDENT");
  private static final List<String> IDS = List.of("ID_", "ACTIVITY_INSTANCE_ID_");
  private static final List<String> DUE = List.of("DUE_DATE_", "CLAIMABLE_FROM_");
  private static final long MARGIN_MILLIS = 7_200_000;
  private static final long BASE = 1_000_000_000;
  private static final int IDS_OF_AN_INSTANCE = 16;
  private static final int ROWS_AT_ONCE = 1_000;

  /** The rows of one table that belong to the instance that is copied. */
  private record Rows(String table, List<String> columns, List<List<Object>> values) {

    String insert() {
      return "insert into "
          + table
          + " ("
          + String.join(", ", columns)
          + ") values ("
          + columns.stream().map(column -> "?").collect(Collectors.joining(", "))
          + ")";
    }
  }

  /**
   * Writes instances whose timers have been due for two hours or less, the first of them longest, a
   * millisecond apart.
   */
  void write(long count) {
    try (Connection connection = quick().connect()) {
      connection.setAutoCommit(false);
      List<Rows> template = new ArrayList<>();
      for (String table : TABLES) {
        template.add(read(connection, table));
      }
      checkAllElseIsEmpty(connection);
      NavigableSet<Long> ids = ids(template);
      for (Rows rows : template) {
        copy(connection, rows, ids, count);
      }
      remove(connection, ids);
      connection.commit();
    } catch (SQLException e) {
      throw new DatabaseNotReadyException("Cannot write timers: " + e.getMessage(), e);
    }
  }

  /** An instance with rows elsewhere would be copied by halves. */
  private static void checkAllElseIsEmpty(Connection connection) throws SQLException {
    for (String table : OTHER_TABLES) {
      try (Statement statement = connection.createStatement();
          ResultSet found = statement.executeQuery("select count(*) from " + table)) {
        found.next();
        if (found.getLong(1) > 0) {
          throw new DatabaseNotReadyException(
              "The instance that is to be copied has rows in " + table + ".", null);
        }
      }
    }
  }

  /** The number of an instance by its id, as the order of due dates has it. */
  static long numberOf(String instanceId) {
    return (Long.parseLong(instanceId) - BASE) / IDS_OF_AN_INSTANCE;
  }

  private Database quick() {
    String option =
        database.url().startsWith("jdbc:postgresql:")
            ? "reWriteBatchedInserts=true"
            : "rewriteBatchedStatements=true";
    return database.behind(database.url() + (database.url().contains("?") ? "&" : "?") + option);
  }

  private static Rows read(Connection connection, String table) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet found = statement.executeQuery("select * from " + table)) {
      ResultSetMetaData metaData = found.getMetaData();
      List<String> columns = new ArrayList<>();
      for (int i = 1; i <= metaData.getColumnCount(); i++) {
        columns.add(metaData.getColumnName(i).toUpperCase(Locale.ROOT));
      }
      List<List<Object>> values = new ArrayList<>();
      while (found.next()) {
        List<Object> row = new ArrayList<>();
        for (String column : columns) {
          row.add(DUE.contains(column) ? found.getTimestamp(column) : found.getObject(column));
        }
        values.add(row);
      }
      return new Rows(table, columns, values);
    }
  }

  private static NavigableSet<Long> ids(List<Rows> template) {
    NavigableSet<Long> ids = new TreeSet<>();
    for (Rows rows : template) {
      for (int i = 0; i < rows.columns().size(); i++) {
        if (IDS.contains(rows.columns().get(i))) {
          addTo(ids, rows, i);
        }
      }
    }
    return ids;
  }

  private static void addTo(NavigableSet<Long> ids, Rows rows, int column) {
    rows.values().stream()
        .map(row -> (Long) row.get(column))
        .filter(id -> id != null)
        .forEach(ids::add);
  }

  private static void copy(Connection connection, Rows rows, NavigableSet<Long> ids, long count)
      throws SQLException {
    try (PreparedStatement insert = connection.prepareStatement(rows.insert())) {
      for (long number = 0; number < count; number++) {
        for (List<Object> row : rows.values()) {
          for (int i = 0; i < row.size(); i++) {
            insert.setObject(i + 1, copied(row.get(i), rows.columns().get(i), ids, number));
          }
          insert.addBatch();
        }
        if (number % ROWS_AT_ONCE == ROWS_AT_ONCE - 1) {
          insert.executeBatch();
        }
      }
      insert.executeBatch();
    }
  }

  private static Object copied(Object value, String column, NavigableSet<Long> ids, long number) {
    if (value instanceof Timestamp due && DUE.contains(column)) {
      return new Timestamp(due.getTime() - JobModel.YEAR.toMillis() - MARGIN_MILLIS + number);
    }
    if (value instanceof Long id && ids.contains(id)) {
      return BASE + number * IDS_OF_AN_INSTANCE + ids.headSet(id).size();
    }
    return value;
  }

  private static void remove(Connection connection, NavigableSet<Long> ids) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      String list = ids.stream().map(String::valueOf).collect(Collectors.joining(", "));
      for (String table : TABLES) {
        statement.executeUpdate("delete from " + table + " where ID_ in (" + list + ")");
      }
    }
  }
}

package io.millrace.common.internal.persistence;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;

/**
 * Statements about many rows that the server carries out alone and at once, without loading them.
 * In their text {@code @in} stands for "is one of these ids"; only reads may have it several times,
 * one after the other.
 *
 * <p>They go past the unit of work: flush before, and use them for rows only that it does not hold.
 * Used by one thread.
 */
public final class BulkSql {

  private static final int MOST_IDS = 5_000;
  private static final int SOME = 1_000;
  private static final String IN = "@in";

  private final DatabaseSession session;
  private final Database database;

  /** Creates the statements of a conversation. */
  public BulkSql(DatabaseSession session) {
    this.session = session;
    this.database = session.database();
  }

  /**
   * Runs a statement that writes, in parts where there are very many ids; returns how many rows it
   * touched.
   */
  public long update(String sql, Collection<Long> ids) {
    return update(sql, List.of(), ids);
  }

  /**
   * Runs a statement that writes, as {@link #update(String, Collection)} does.
   *
   * @param values the values of question marks before {@code @in}
   */
  public long update(String sql, List<Parameter> values, Collection<Long> ids) {
    var touched = 0L;
    for (var part : parts(ids)) {
      touched += updatePart(sql, values, part);
    }
    return touched;
  }

  private int updatePart(String sql, List<Parameter> values, List<Long> ids) {
    var connection = session.connectionForWriting();
    var time = session.dialect().lockTime();
    try (var statement = connection.prepareStatement(time.text(text(sql, ids)))) {
      var index = 1;
      for (var value : values) {
        database.dialect().bind(statement, index++, value);
      }
      bind(statement, index, ids);
      time.execute(statement);
      return statement.getUpdateCount();
    } catch (SQLException e) {
      throw session.failure(e, false);
    }
  }

  /**
   * Returns the sum of the numbers that a query gives for each part of the ids, such as {@code
   * count(*)}.
   */
  public long number(String sql, Collection<Long> ids) {
    return ids(sql, ids).stream().mapToLong(Long::longValue).sum();
  }

  /**
   * Returns the ids that a query gives, in its order.
   *
   * @param parameters the values of question marks after {@code @in}
   */
  public List<Long> ids(String sql, Collection<Long> ids, Parameter... parameters) {
    return first(sql, ids, row -> row.getLong(1), parameters);
  }

  /**
   * Returns the ids that a locking query gives, in its order; their rows are locked until the
   * transaction ends.
   *
   * @param sql the query, which ends with {@code for update}
   * @param ids the ids
   * @param parameters the values of question marks after {@code @in}
   */
  public List<Long> lock(String sql, Collection<Long> ids, Parameter... parameters) {
    var found = new ArrayList<Long>();
    for (var part : parts(ids)) {
      var connection = session.connectionInTransaction();
      var time = session.dialect().lockTime();
      readPart(
          connection, new Text(sql, part, List.of(parameters), time), row -> row.getLong(1), found);
    }
    return found;
  }

  /** Returns the ids that a query without {@code @in} gives, in its order. */
  public List<Long> ids(String sql, Parameter parameter) {
    var connection = session.connectionForReading();
    try (var statement = connection.prepareStatement(database.names().translate(sql))) {
      database.dialect().bind(statement, 1, parameter);
      var found = new ArrayList<Long>();
      try (var rows = statement.executeQuery()) {
        while (rows.next()) {
          found.add(rows.getLong(1));
        }
      }
      return found;
    } catch (SQLException e) {
      throw session.failure(e, false);
    }
  }

  /**
   * Hands the ids that a query gives to work that deletes their rows, at most a thousand at a time,
   * until it gives none any more.
   *
   * @param sql the query, ordered
   */
  public void someAtATime(String sql, Collection<Long> ids, Consumer<List<Long>> deletion) {
    var query = sql + " limit " + SOME;
    for (var some = ids(query, ids); !some.isEmpty(); some = ids(query, ids)) {
      deletion.accept(some);
    }
  }

  /** Returns the texts that a query gives, in its order. */
  public List<String> texts(String sql, Collection<Long> ids) {
    return first(sql, ids, row -> row.getString(1));
  }

  private <V> List<V> first(
      String sql, Collection<Long> ids, FirstColumn<V> column, Parameter... parameters) {
    var found = new ArrayList<V>();
    for (var part : parts(ids)) {
      var text = new Text(sql, part, List.of(parameters), LockTime.OF_CONNECTION);
      readPart(session.connectionForReading(), text, column, found);
    }
    return found;
  }

  /** Reads the first column of a row. */
  private interface FirstColumn<V> {
    V of(ResultSet row) throws SQLException;
  }

  /** A statement for some ids; the values of its other question marks come after them. */
  private record Text(String sql, List<Long> ids, List<Parameter> parameters, LockTime time) {}

  private <V> void readPart(
      Connection connection, Text text, FirstColumn<V> column, List<V> found) {
    var time = text.time();
    try (var statement = connection.prepareStatement(time.text(text(text.sql(), text.ids())))) {
      var index = 1;
      for (var in = text.sql().indexOf(IN); in >= 0; in = text.sql().indexOf(IN, in + 1)) {
        index = bind(statement, index, text.ids());
      }
      for (var parameter : text.parameters()) {
        database.dialect().bind(statement, index++, parameter);
      }
      time.execute(statement);
      try (var rows = statement.getResultSet()) {
        while (rows.next()) {
          found.add(column.of(rows));
        }
      }
    } catch (SQLException e) {
      throw session.failure(e, false);
    }
  }

  private String text(String sql, List<Long> ids) {
    return database.names().translate(sql.replace(IN, database.dialect().isOneOf(ids.size())));
  }

  /** Sets the ids; returns the index of the next question mark. */
  private int bind(PreparedStatement statement, int first, List<Long> ids) throws SQLException {
    var index = first;
    for (var parameter : database.dialect().idList(ids)) {
      database.dialect().bind(statement, index++, parameter);
    }
    return index;
  }

  private static List<List<Long>> parts(Collection<Long> ids) {
    var all = List.copyOf(ids);
    var parts = new ArrayList<List<Long>>();
    for (var from = 0; from < all.size(); from += MOST_IDS) {
      parts.add(all.subList(from, Math.min(from + MOST_IDS, all.size())));
    }
    return parts;
  }
}

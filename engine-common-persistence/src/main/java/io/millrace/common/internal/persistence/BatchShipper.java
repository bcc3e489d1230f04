package io.millrace.common.internal.persistence;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;

/**
 * Sends one JDBC batch per table and kind of statement and reads the counts. For H2, which runs in
 * the JVM or takes no guard in a string of statements.
 */
final class BatchShipper implements FlushShipper {

  private final Dialect dialect;
  private final TableNames names;

  BatchShipper(Dialect dialect, TableNames names) {
    this.dialect = dialect;
    this.names = names;
  }

  @Override
  public boolean carriesCommit() {
    return false;
  }

  /** Such a trip never commits, so nobody has to know when it leaves. */
  @Override
  public List<Trip> trips(FlushPlan plan) {
    return List.of((connection, opening, commits, leaving) -> ship(connection, plan));
  }

  private void ship(Connection connection, FlushPlan plan) throws SQLException {
    for (var move : plan.moves()) {
      execute(connection, move);
    }
    for (var delete : plan.bulkDeletes()) {
      execute(connection, delete);
    }
    for (var entry : plan.deletes().entrySet()) {
      delete(connection, entry);
    }
    for (var entry : plan.inserts().entrySet()) {
      insert(connection, entry);
    }
    for (var entry : plan.updates().entrySet()) {
      update(connection, entry);
    }
  }

  private void execute(Connection connection, BulkStatement bulk) throws SQLException {
    var sql = new StringBuilder(bulk.sql());
    for (var ids : bulk.lists()) {
      var at = sql.indexOf("@in");
      sql.replace(at, at + 3, dialect.isOneOf(ids.size()));
    }
    try (var statement = connection.prepareStatement(names.translate(sql.toString()))) {
      var index = 1;
      for (var ids : bulk.lists()) {
        for (var parameter : dialect.idList(ids)) {
          dialect.bind(statement, index++, parameter);
        }
      }
      StaleRowException.check(bulk.table(), bulk.expected(), statement.executeUpdate());
    }
  }

  private void insert(Connection connection, Map.Entry<Table<?>, List<Entity>> entry)
      throws SQLException {
    var table = entry.getKey();
    try (var statement = connection.prepareStatement(names.in(TableSql.insertRow(table)))) {
      for (var entity : entry.getValue()) {
        bindRow(statement, table, table.values(entity), 0);
        statement.addBatch();
      }
      check(table, statement.executeBatch());
    }
  }

  private void update(Connection connection, Map.Entry<Table<?>, List<Entity>> entry)
      throws SQLException {
    var table = entry.getKey();
    try (var statement = connection.prepareStatement(names.in(TableSql.updateRow(table)))) {
      for (var entity : entry.getValue()) {
        var index = bindRow(statement, table, RowSql.nextRevision(table, entity), 1);
        dialect.bind(statement, index, Parameter.of(entity.id()));
        dialect.bind(statement, index + 1, Parameter.of(ColumnType.INT, entity.revision()));
        statement.addBatch();
      }
      check(table, statement.executeBatch());
    }
  }

  private void delete(Connection connection, Map.Entry<Table<?>, List<Entity>> entry)
      throws SQLException {
    var table = entry.getKey();
    try (var statement = connection.prepareStatement(names.in(TableSql.deleteRow(table)))) {
      for (var entity : entry.getValue()) {
        dialect.bind(statement, 1, Parameter.of(entity.id()));
        if (table.isRevisioned()) {
          dialect.bind(statement, 2, Parameter.of(ColumnType.INT, entity.revision()));
        }
        statement.addBatch();
      }
      check(table, statement.executeBatch());
    }
  }

  private int bindRow(PreparedStatement statement, Table<?> table, Object[] values, int from)
      throws SQLException {
    var index = 1;
    for (var i = from; i < values.length; i++) {
      dialect.bind(statement, index++, Parameter.of(table.columns().get(i).type(), values[i]));
    }
    return index;
  }

  private static void check(Table<?> table, int[] counts) {
    for (var count : counts) {
      if (count != Statement.SUCCESS_NO_INFO) {
        StaleRowException.check(table, 1, count);
      }
    }
  }
}

package io.millrace.common.internal.persistence;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Sends a whole flush, with the commit, as one string of statements: one round trip (PostgreSQL).
 *
 * <p>A missed row is no error in SQL, so each update and delete is wrapped in a guard that raises
 * one when the number of rows is not as expected; the server then passes over the rest of the
 * string, the commit included. Texts are fixed: one for a single row and one for any number of rows
 * per table and kind, so that the driver's and the server's statement caches hit.
 */
final class SingleTripShipper implements FlushShipper {

  /** Starts the text of the error that a guard raises. */
  static final String GUARD = "millrace-guard";

  private final Dialect dialect;
  private final TableNames names;
  private final Map<String, String> texts = new ConcurrentHashMap<>();

  SingleTripShipper(Dialect dialect, TableNames names) {
    this.dialect = dialect;
    this.names = names;
  }

  @Override
  public void ship(Connection connection, FlushPlan plan, boolean commit) throws SQLException {
    var statements = new ArrayList<String>();
    var parameters = new ArrayList<Parameter>();
    plan.moves().forEach(bulk -> add(bulk, statements, parameters));
    plan.bulkDeletes().forEach(bulk -> add(bulk, statements, parameters));
    plan.deletes().forEach((table, rows) -> delete(table, rows, statements, parameters));
    plan.inserts().forEach((table, rows) -> insert(table, rows, statements, parameters));
    plan.updates().forEach((table, rows) -> update(table, rows, statements, parameters));
    if (commit) {
      statements.add("commit");
    }
    send(connection, String.join(";", statements), parameters);
  }

  private void send(Connection connection, String sql, List<Parameter> parameters)
      throws SQLException {
    try (var statement = connection.prepareStatement(names.in(sql))) {
      for (var i = 0; i < parameters.size(); i++) {
        dialect.bind(statement, i + 1, parameters.get(i));
      }
      var isResultSet = statement.execute();
      while (isResultSet || statement.getUpdateCount() != -1) {
        isResultSet = statement.getMoreResults();
      }
    }
  }

  private void add(BulkStatement bulk, List<String> statements, List<Parameter> parameters) {
    statements.add(
        text(
            "bulk",
            bulk.table(),
            t -> guarded(t, bulk.sql().replace("@in", "= any(?)")),
            bulk.sql()));
    bulk.lists().forEach(ids -> parameters.addAll(dialect.idList(ids)));
    parameters.add(Parameter.of(ColumnType.INT, bulk.expected()));
  }

  private void insert(
      Table<?> table, List<Entity> rows, List<String> statements, List<Parameter> parameters) {
    if (rows.size() == 1) {
      statements.add(text("insert", table, TableSql::insertRow));
      addRow(table, table.values(rows.get(0)), 0, parameters);
    } else {
      statements.add(text("inserts", table, SingleTripShipper::insertRows));
      addColumns(table, rows.stream().map(table::values).toList(), parameters);
    }
  }

  private void update(
      Table<?> table, List<Entity> rows, List<String> statements, List<Parameter> parameters) {
    var values = rows.stream().map(row -> nextRevision(table, row)).toList();
    if (rows.size() == 1) {
      statements.add(text("update", table, t -> guarded(t, TableSql.updateRow(t))));
      addRow(table, values.get(0), 1, parameters);
      parameters.add(Parameter.of(rows.get(0).id()));
      parameters.add(Parameter.of(ColumnType.INT, rows.get(0).revision()));
    } else {
      statements.add(text("updates", table, t -> guarded(t, updateRows(t))));
      addColumns(table, values, parameters);
    }
    parameters.add(Parameter.of(ColumnType.INT, rows.size()));
  }

  private static Object[] nextRevision(Table<?> table, Entity row) {
    var values = table.values(row);
    values[1] = row.revision() + 1;
    return values;
  }

  private void delete(
      Table<?> table, List<Entity> rows, List<String> statements, List<Parameter> parameters) {
    if (!table.isRevisioned()) {
      statements.add(
          text("deletesById", table, t -> guarded(t, "delete from " + t + " where ID_ = any(?)")));
      parameters.addAll(dialect.idList(rows.stream().map(Entity::id).toList()));
    } else if (rows.size() == 1) {
      statements.add(text("delete", table, t -> guarded(t, TableSql.deleteRow(t))));
      parameters.add(Parameter.of(rows.get(0).id()));
      parameters.add(Parameter.of(ColumnType.INT, rows.get(0).revision()));
    } else {
      statements.add(text("deletes", table, t -> guarded(t, deleteRows(t))));
      parameters.add(Parameter.array(ColumnType.ID, rows.stream().map(Entity::id).toList()));
      parameters.add(Parameter.array(ColumnType.INT, rows.stream().map(Entity::revision).toList()));
    }
    parameters.add(Parameter.of(ColumnType.INT, rows.size()));
  }

  private String text(String kind, Table<?> table, Function<Table<?>, String> render) {
    return text(kind, table, render, "");
  }

  private String text(String kind, Table<?> table, Function<Table<?>, String> render, String more) {
    return texts.computeIfAbsent(
        kind + " " + table.name() + " " + more, key -> render.apply(table));
  }

  private static String guarded(Table<?> table, String change) {
    return "with hit as ("
        + change
        + " returning 1) select case when count(*) = ? then 0 else cast('"
        + GUARD
        + " "
        + table.name().substring("MR_".length())
        + " ' || count(*) as integer) end from hit";
  }

  private static String insertRows(Table<?> table) {
    return "insert into " + table + " (" + table.columnNames() + ") select * from " + unnest(table);
  }

  private static String updateRows(Table<?> table) {
    return "update "
        + table
        + " t set "
        + TableSql.written(table).stream()
            .map(c -> c.name() + " = s." + c.name())
            .collect(Collectors.joining(", "))
        + " from "
        + unnest(table)
        + " as s ("
        + table.columnNames()
        + ") where t.ID_ = s.ID_ and t.REV_ = s.REV_ - 1";
  }

  private static String deleteRows(Table<?> table) {
    return "delete from "
        + table
        + " t using unnest(?, ?) as s (ID_, REV_) where t.ID_ = s.ID_ and t.REV_ = s.REV_";
  }

  private static String unnest(Table<?> table) {
    return table.columns().stream()
        .map(c -> "?::" + c.type().arrayElement() + "[]")
        .collect(Collectors.joining(", ", "unnest(", ")"));
  }

  private static void addRow(
      Table<?> table, Object[] values, int from, List<Parameter> parameters) {
    for (var i = from; i < values.length; i++) {
      parameters.add(Parameter.of(table.columns().get(i).type(), values[i]));
    }
  }

  private static void addColumns(Table<?> table, List<Object[]> rows, List<Parameter> parameters) {
    IntStream.range(0, table.columns().size())
        .forEach(
            i -> {
              var column = new ArrayList<Object>(rows.size());
              rows.forEach(row -> column.add(row[i]));
              parameters.add(Parameter.array(table.columns().get(i).type(), column));
            });
  }
}

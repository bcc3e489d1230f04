package io.millrace.common.internal.persistence;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Writes for PostgreSQL: whole columns travel as arrays, so that each table has one text for a
 * single row and one for any number of rows, and statement caches hit.
 *
 * <p>A missed row is no error in SQL, so each update and delete is wrapped in a guard that raises
 * one when the number of rows is not as expected.
 */
final class PostgresRowSql implements RowSql {

  private final Dialect dialect;
  private final Map<String, String> texts = new ConcurrentHashMap<>();

  PostgresRowSql(Dialect dialect) {
    this.dialect = dialect;
  }

  @Override
  public FlushStatement bulk(BulkStatement bulk) {
    var parameters = new ArrayList<Parameter>();
    bulk.lists().forEach(ids -> parameters.addAll(dialect.idList(ids)));
    parameters.add(Parameter.of(ColumnType.INT, bulk.expected()));
    var sql =
        text(
            "bulk " + bulk.sql(),
            bulk.table(),
            t -> guarded(t, bulk.sql().replace("@in", "= any(?)")));
    return FlushStatement.unchecked(bulk.table(), sql, parameters);
  }

  @Override
  public List<FlushStatement> insert(Table<?> table, List<Entity> rows) {
    var parameters = new ArrayList<Parameter>();
    if (rows.size() == 1) {
      RowSql.addRow(table, table.values(rows.get(0)), 0, parameters);
      return List.of(FlushStatement.unchecked(table, text("insert", table, TableSql::insertRow), parameters));
    }
    addColumns(table, rows.stream().map(table::values).toList(), parameters);
    return List.of(
        FlushStatement.unchecked(table, text("inserts", table, PostgresRowSql::insertRows), parameters));
  }

  @Override
  public List<FlushStatement> update(Table<?> table, List<Entity> rows) {
    var values = rows.stream().map(row -> RowSql.nextRevision(table, row)).toList();
    var parameters = new ArrayList<Parameter>();
    if (rows.size() > 1) {
      addColumns(table, values, parameters);
      parameters.add(Parameter.of(ColumnType.INT, rows.size()));
      return List.of(
          FlushStatement.unchecked(table, text("updates", table, t -> guarded(t, updateRows(t))), parameters));
    }
    RowSql.addRow(table, values.get(0), 1, parameters);
    parameters.add(Parameter.of(rows.get(0).id()));
    parameters.add(Parameter.of(ColumnType.INT, rows.get(0).revision()));
    parameters.add(Parameter.of(ColumnType.INT, 1));
    return List.of(
        FlushStatement.unchecked(
            table, text("update", table, t -> guarded(t, TableSql.updateRow(t))), parameters));
  }

  @Override
  public List<FlushStatement> delete(Table<?> table, List<Entity> rows) {
    var ids = rows.stream().map(Entity::id).toList();
    var parameters = new ArrayList<Parameter>();
    parameters.add(Parameter.array(ColumnType.ID, ids));
    if (table.isRevisioned()) {
      parameters.add(Parameter.array(ColumnType.INT, rows.stream().map(Entity::revision).toList()));
    }
    parameters.add(Parameter.of(ColumnType.INT, rows.size()));
    return List.of(
        FlushStatement.unchecked(table, text("delete", table, t -> guarded(t, deleteRows(t))), parameters));
  }

  private String text(String kind, Table<?> table, Function<Table<?>, String> render) {
    return texts.computeIfAbsent(table.name() + " " + kind, key -> render.apply(table));
  }

  private static String guarded(Table<?> table, String change) {
    return "with hit as ("
        + change
        + " returning 1) select case when count(*) = ? then 0 else cast('"
        + Guard.text(table)
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
    return table.isRevisioned()
        ? "delete from "
            + table
            + " t using unnest(?, ?) as s (ID_, REV_) where t.ID_ = s.ID_ and t.REV_ = s.REV_"
        : "delete from " + table + " where ID_ = any(?)";
  }

  private static String unnest(Table<?> table) {
    return table.columns().stream()
        .map(c -> "?::" + c.type().arrayElement() + "[]")
        .collect(Collectors.joining(", ", "unnest(", ")"));
  }

  private static void addColumns(Table<?> table, List<Object[]> rows, List<Parameter> parameters) {
    for (var i = 0; i < table.columns().size(); i++) {
      var column = new ArrayList<Object>(rows.size());
      for (var row : rows) {
        column.add(row[i]);
      }
      parameters.add(Parameter.array(table.columns().get(i).type(), column));
    }
  }
}

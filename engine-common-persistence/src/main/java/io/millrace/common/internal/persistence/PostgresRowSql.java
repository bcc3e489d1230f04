package io.millrace.common.internal.persistence;

import io.millrace.common.internal.persistence.WriteShape.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes for PostgreSQL. The few rows of most flushes are inserted by a list of values, with a text
 * for each number of rows; of more, whole columns travel as arrays, with one text for any number.
 *
 * <p>Inserts alone are one statement, which needs no transaction around it. A missed row is no
 * error in SQL, so each update and delete is wrapped in a guard that raises one when the number of
 * rows is not as expected.
 */
final class PostgresRowSql implements RowSql {

  /** So many rows and more cost less as arrays, by measurement: docs/decisions/flush-forms.md. */
  private static final int ANY_NUMBER = 9;

  private final Dialect dialect;
  private final TextCache<WriteShape> texts = new TextCache<>(PostgresRowSql::render);
  private final TextCache<BulkShape> bulkTexts = new TextCache<>(PostgresRowSql::render);
  private final TextCache<List<String>> joined = new TextCache<>(PostgresRowSql::join);

  PostgresRowSql(Dialect dialect) {
    this.dialect = dialect;
  }

  private record BulkShape(Table<?> table, String sql) {}

  @Override
  public List<FlushStatement> statements(FlushPlan plan) {
    var statements = RowSql.super.statements(plan);
    return plan.isInsertsOnly() && statements.size() > 1
        ? List.of(together(statements))
        : statements;
  }

  /** Returns one statement for inserts into distinct tables. */
  private FlushStatement together(List<FlushStatement> inserts) {
    var parameters = new ArrayList<Parameter>();
    inserts.forEach(insert -> parameters.addAll(insert.parameters()));
    var sql = joined.get(inserts.stream().map(FlushStatement::sql).toList());
    return FlushStatement.unchecked(inserts.get(0).table(), sql, parameters);
  }

  private static String join(List<String> inserts) {
    var last = inserts.size() - 1;
    return IntStream.range(0, last)
        .mapToObj(i -> "i" + i + " as (" + inserts.get(i) + ")")
        .collect(Collectors.joining(", ", "with ", " " + inserts.get(last)));
  }

  @Override
  public FlushStatement bulk(BulkStatement bulk) {
    var parameters = new ArrayList<Parameter>();
    bulk.lists().forEach(ids -> parameters.addAll(dialect.idList(ids)));
    parameters.add(Parameter.of(ColumnType.INT, bulk.expected()));
    var sql = bulkTexts.get(new BulkShape(bulk.table(), bulk.sql()));
    return FlushStatement.unchecked(bulk.table(), sql, parameters);
  }

  @Override
  public List<FlushStatement> insert(Table<?> table, List<Entity> rows) {
    if (rows.size() >= ANY_NUMBER) {
      var columns = columns(table, rows.stream().map(table::values).toList());
      return List.of(statement(table, Kind.INSERT, ANY_NUMBER, columns));
    }
    var parameters = new ArrayList<Parameter>(rows.size() * table.columns().size());
    for (var row : rows) {
      RowSql.addRow(table, table.values(row), 0, parameters);
    }
    return List.of(statement(table, Kind.INSERT, rows.size(), parameters));
  }

  @Override
  public List<FlushStatement> update(Table<?> table, List<Entity> rows) {
    if (rows.size() > 1) {
      var parameters =
          columns(table, rows.stream().map(row -> RowSql.nextRevision(table, row)).toList());
      parameters.add(Parameter.of(ColumnType.INT, rows.size()));
      return List.of(statement(table, Kind.UPDATE, ANY_NUMBER, parameters));
    }
    var row = rows.get(0);
    var parameters = new ArrayList<Parameter>(table.columns().size() + 2);
    RowSql.addRow(table, RowSql.nextRevision(table, row), 1, parameters);
    parameters.add(Parameter.of(row.id()));
    parameters.add(Parameter.of(ColumnType.INT, row.revision()));
    parameters.add(Parameter.of(ColumnType.INT, 1));
    return List.of(statement(table, Kind.UPDATE, 1, parameters));
  }

  @Override
  public List<FlushStatement> delete(Table<?> table, List<Entity> rows) {
    var one = rows.size() == 1;
    var parameters = new ArrayList<Parameter>(3);
    parameters.add(
        one
            ? Parameter.of(rows.get(0).id())
            : Parameter.array(ColumnType.ID, rows.stream().map(Entity::id).toList()));
    if (table.isRevisioned()) {
      parameters.add(
          one
              ? Parameter.of(ColumnType.INT, rows.get(0).revision())
              : Parameter.array(ColumnType.INT, rows.stream().map(Entity::revision).toList()));
    }
    parameters.add(Parameter.of(ColumnType.INT, rows.size()));
    return List.of(statement(table, Kind.DELETE, one ? 1 : ANY_NUMBER, parameters));
  }

  private FlushStatement statement(
      Table<?> table, Kind kind, int rows, List<Parameter> parameters) {
    return FlushStatement.unchecked(
        table, texts.get(new WriteShape(table, kind, rows)), parameters);
  }

  private static String render(BulkShape bulk) {
    return guarded(bulk.table(), bulk.sql().replace("@in", "= any(?)"));
  }

  private static String render(WriteShape shape) {
    var table = shape.table();
    var any = shape.rows() == ANY_NUMBER;
    return switch (shape.kind()) {
      case INSERT -> any ? insertColumns(table) : TableSql.insertRows(table, shape.rows());
      case UPDATE -> guarded(table, any ? updateRows(table) : TableSql.updateRow(table));
      case DELETE -> guarded(table, any ? deleteRows(table) : TableSql.deleteRow(table));
    };
  }

  private static String guarded(Table<?> table, String change) {
    return "with hit as ("
        + change
        + " returning 1) select case when count(*) = ? then 0 else cast('"
        + Guard.text(table)
        + " ' || count(*) as integer) end from hit";
  }

  private static String insertColumns(Table<?> table) {
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

  private static List<Parameter> columns(Table<?> table, List<Object[]> rows) {
    var parameters = new ArrayList<Parameter>(table.columns().size() + 1);
    for (var i = 0; i < table.columns().size(); i++) {
      var column = new ArrayList<Object>(rows.size());
      for (var row : rows) {
        column.add(row[i]);
      }
      parameters.add(Parameter.array(table.columns().get(i).type(), column));
    }
    return parameters;
  }
}

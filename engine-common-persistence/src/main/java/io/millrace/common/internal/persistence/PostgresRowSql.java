package io.millrace.common.internal.persistence;

import io.millrace.common.internal.persistence.WriteShape.Kind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes for PostgreSQL. The few rows of most flushes are written by a list of values, with a text
 * for each number of rows; of more, whole columns travel as arrays, with one text for any number.
 * For a list of values the server estimates the same whether it knows the values or not, and so
 * keeps its plan; for an array it would plan at each execution. Columns that say nothing are left
 * out.
 *
 * <p>All changes by key are one statement ({@link OneStatement}); inserts alone need no transaction
 * around it. A missed row is no error in SQL, so an update or a delete that may miss one raises one
 * when the number of rows is not as expected. So does the select that locks rows which have not
 * been read; it stands at the head of the first statement.
 */
final class PostgresRowSql implements RowSql {

  /** So many rows and more cost less as arrays, by measurement: docs/decisions/flush-forms.md. */
  static final int ANY_NUMBER = 9;

  private final Dialect dialect;
  private final ColumnSets insertedAlone = new ColumnSets();
  private final ColumnSets insertedTogether = new ColumnSets();
  private final ColumnSets updated = new ColumnSets();
  private final TextCache<WriteShape> texts = new TextCache<>(PostgresRowSql::render);
  private final TextCache<HoldShape> holdTexts = new TextCache<>(PostgresRowSql::render);
  private final TextCache<BulkShape> bulkTexts = new TextCache<>(PostgresRowSql::render);
  private final OneStatement one = new OneStatement();

  PostgresRowSql(Dialect dialect) {
    this.dialect = dialect;
  }

  /** A select that holds so many rows of a table. */
  private record HoldShape(Table<?> table, int rows) {}

  /** A bulk statement with a condition on ids for each list of them in place. */
  private record BulkShape(Table<?> table, String sql, List<String> conditions) {}

  @Override
  public List<FlushStatement> statements(FlushPlan plan) {
    var statements = new ArrayList<FlushStatement>();
    var holds = holds(plan);
    if (!plan.isByKey() && !holds.isEmpty()) {
      statements.add(one.of(holds, List.of()));
      holds = List.of();
    }
    plan.moves().forEach(move -> statements.add(bulk(move)));
    plan.bulkDeletes().forEach(delete -> statements.add(bulk(delete)));
    var notice = dialect.notice() == null || !plan.isAwaited() ? null : notice(plan);
    addChanges(plan, holds, plan.isInsertsOnly() ? notice : null, statements);
    if (notice != null && !plan.isInsertsOnly()) {
      statements.add(notice);
    }
    return statements;
  }

  private List<FlushStatement> holds(FlushPlan plan) {
    if (plan.held().isEmpty()) {
      return List.of();
    }
    var holds = new ArrayList<FlushStatement>(plan.held().size());
    plan.held().forEach((table, rows) -> holds.add(hold(table, rows)));
    return holds;
  }

  /** Returns what tells the other nodes, once the transaction is committed. */
  private FlushStatement notice(FlushPlan plan) {
    var written = plan.inserts().isEmpty() ? plan.updates() : plan.inserts();
    return FlushStatement.unchecked(written.firstKey(), dialect.notice().sql(), List.of());
  }

  /**
   * Adds one statement, or two where a row that comes or changes may have a unique key of one that
   * goes: the parts of a statement are in no order.
   *
   * @param holds what the first of them has to hold
   * @param last what stands at the end of the statement; null for nothing
   */
  private void addChanges(
      FlushPlan plan,
      List<FlushStatement> holds,
      FlushStatement last,
      List<FlushStatement> statements) {
    var changes = new ArrayList<FlushStatement>();
    var first = holds;
    plan.deletes().forEach((table, rows) -> changes.addAll(delete(table, rows)));
    if (plan.mayReuseKeys()) {
      statements.add(one.of(first, changes));
      changes.clear();
      first = List.of();
    }
    plan.inserts().forEach((table, rows) -> changes.addAll(insert(table, rows)));
    plan.updates().forEach((table, rows) -> changes.addAll(update(table, rows)));
    if (last != null) {
      changes.add(last);
    }
    if (!changes.isEmpty() || !first.isEmpty()) {
      statements.add(one.of(first, changes));
    }
  }

  @Override
  public FlushStatement bulk(BulkStatement bulk) {
    var parameters = new ArrayList<Parameter>();
    var conditions = new ArrayList<String>(bulk.lists().size());
    for (var ids : bulk.lists()) {
      conditions.add(dialect.isOneOf(ids.size()));
      parameters.addAll(dialect.idList(ids));
    }
    parameters.add(Parameter.of(ColumnType.INT, bulk.expected()));
    var sql = bulkTexts.get(new BulkShape(bulk.table(), bulk.sql(), conditions));
    return FlushStatement.unchecked(bulk.table(), sql, parameters);
  }

  @Override
  public List<FlushStatement> insert(Table<?> table, List<Entity> rows) {
    var values = new ArrayList<Object[]>(rows.size());
    for (var row : rows) {
      values.add(table.values(row));
    }
    var sets = rows.size() == 1 ? insertedAlone : insertedTogether;
    var set = sets.covering(table, ColumnSet.withValues(table, values));
    var parameters = shared(table, set, values.get(0));
    if (rows.size() >= ANY_NUMBER) {
      addColumns(table, set, values, parameters);
      return List.of(statement(new WriteShape(table, Kind.INSERT, ANY_NUMBER, set), parameters));
    }
    for (var row : values) {
      RowSql.addRow(table, set, row, 0, parameters);
    }
    return List.of(statement(new WriteShape(table, Kind.INSERT, rows.size(), set), parameters));
  }

  /** Returns the values that all rows have. */
  private static List<Parameter> shared(Table<?> table, ColumnSet set, Object[] values) {
    var parameters = new ArrayList<Parameter>();
    for (var i = 0; i < values.length; i++) {
      if (set.isShared(i)) {
        parameters.add(Parameter.of(table.columns().get(i).type(), values[i]));
      }
    }
    return parameters;
  }

  @Override
  public List<FlushStatement> update(Table<?> table, List<Entity> rows) {
    var values = new ArrayList<Object[]>(rows.size());
    for (var row : rows) {
      values.add(RowSql.nextRevision(table, row));
    }
    var set = updated.covering(table, ColumnSet.withChanges(table, values, rows));
    var parameters = new ArrayList<Parameter>();
    if (rows.size() >= ANY_NUMBER) {
      addColumns(table, set, values, parameters);
      return List.of(
          checked(new WriteShape(table, Kind.UPDATE, ANY_NUMBER, set), parameters, rows));
    }
    if (rows.size() == 1) {
      RowSql.addRow(table, set, values.get(0), 1, parameters);
      addKey(table, rows.get(0), parameters);
    } else {
      for (var row : values) {
        RowSql.addRow(table, set, row, 0, parameters);
      }
    }
    return List.of(checked(new WriteShape(table, Kind.UPDATE, rows.size(), set), parameters, rows));
  }

  @Override
  public List<FlushStatement> delete(Table<?> table, List<Entity> rows) {
    var parameters = new ArrayList<Parameter>();
    var any = rows.size() >= ANY_NUMBER;
    addKeys(table, rows, any, parameters);
    var shape = new WriteShape(table, Kind.DELETE, any ? ANY_NUMBER : rows.size());
    return List.of(checked(shape, parameters, rows));
  }

  /** Adds the ids and revisions of rows: one by one, or each as an array. */
  private static void addKeys(
      Table<?> table, List<Entity> rows, boolean asArrays, List<Parameter> parameters) {
    if (!asArrays) {
      rows.forEach(row -> addKey(table, row, parameters));
      return;
    }
    parameters.add(Parameter.array(ColumnType.ID, rows.stream().map(Entity::id).toList()));
    if (table.isRevisioned()) {
      parameters.add(Parameter.array(ColumnType.INT, rows.stream().map(Entity::revision).toList()));
    }
  }

  /**
   * Returns the select that locks rows if they have the revision that is believed, and passes over
   * all others and over what somebody else has locked. For a row that was changed a moment ago the
   * server compares the newest version.
   */
  private FlushStatement hold(Table<?> table, List<Entity> rows) {
    var parameters = new ArrayList<Parameter>();
    var any = rows.size() >= ANY_NUMBER;
    addKeys(table, rows, any, parameters);
    var sql = holdTexts.get(new HoldShape(table, any ? ANY_NUMBER : rows.size()));
    return new FlushStatement(table, sql, parameters, rows.size(), null);
  }

  /** Rows that this transaction has locked cannot be missed. */
  private FlushStatement checked(WriteShape shape, List<Parameter> parameters, List<Entity> rows) {
    for (var row : rows) {
      if (!row.isLocked()) {
        return new FlushStatement(shape.table(), texts.get(shape), parameters, rows.size(), null);
      }
    }
    return statement(shape, parameters);
  }

  private static void addKey(Table<?> table, Entity row, List<Parameter> parameters) {
    parameters.add(Parameter.of(row.id()));
    if (table.isRevisioned()) {
      parameters.add(Parameter.of(ColumnType.INT, row.revision()));
    }
  }

  private FlushStatement statement(WriteShape shape, List<Parameter> parameters) {
    return FlushStatement.unchecked(shape.table(), texts.get(shape), parameters);
  }

  private static String render(BulkShape bulk) {
    var change = new StringBuilder(bulk.sql());
    for (var condition : bulk.conditions()) {
      var at = change.indexOf("@in");
      change.replace(at, at + "@in".length(), condition);
    }
    return guarded(bulk.table(), change.toString());
  }

  private static String render(WriteShape shape) {
    var table = shape.table();
    var rows = shape.rows();
    return switch (shape.kind()) {
      case INSERT -> rows == 1 ? TableSql.insertRows(table, shape.columns(), 1) : insertRows(shape);
      case UPDATE -> rows == 1 ? TableSql.updateRow(table, shape.columns()) : updateRows(shape);
      case DELETE -> rows == 1 ? TableSql.deleteRow(table) : deleteRows(table, rows);
    };
  }

  /**
   * The text of the error is put together by a function in C, since the planner would parse the
   * definition of one in SQL, as {@code ||} of a text and a number is.
   */
  private static String guarded(Table<?> table, String change) {
    return "with hit as ("
        + change
        + " returning 1) select case when count(*) = ? then 0 else cast(concat('"
        + Guard.text(table)
        + " ', count(*)) as integer) end from hit";
  }

  /** What all rows share stands beside their list, once. */
  private static String insertRows(WriteShape shape) {
    var table = shape.table();
    var set = shape.set();
    var selected =
        IntStream.range(0, table.columns().size())
            .filter(set::has)
            .mapToObj(i -> selected(table.columns().get(i), set.isShared(i)))
            .collect(Collectors.joining(", "));
    var ofRow = set.ofRow(table);
    return "insert into "
        + table
        + " ("
        + TableSql.names(shape.columns())
        + ") select "
        + selected
        + " from "
        + (shape.rows() == ANY_NUMBER ? unnest(ofRow) : values(ofRow, shape.rows()))
        + " as s ("
        + TableSql.names(ofRow)
        + ")";
  }

  private static String selected(Column<?> column, boolean shared) {
    return shared ? "?::" + column.type().arrayElement() : "s." + column.name();
  }

  private static String updateRows(WriteShape shape) {
    var columns = shape.columns();
    return "update "
        + shape.table()
        + " t set "
        + columns.stream()
            .skip(1)
            .map(c -> c.name() + " = s." + c.name())
            .collect(Collectors.joining(", "))
        + " from "
        + (shape.rows() == ANY_NUMBER ? unnest(columns) : values(columns, shape.rows()))
        + " as s ("
        + TableSql.names(columns)
        + ") where t.ID_ = s.ID_ and t.REV_ = s.REV_ - 1";
  }

  private static String render(HoldShape shape) {
    var table = shape.table();
    var rows = shape.rows();
    if (rows == 1) {
      return "select 1 from " + table + " where ID_ = ? and REV_ = ? for update skip locked";
    }
    return "select 1 from "
        + table
        + " t, "
        + keys(table, rows)
        + " as s (ID_, REV_) where t.ID_ = s.ID_ and t.REV_ = s.REV_ for update of t skip locked";
  }

  /** Returns the ids and revisions of rows as rows of two columns. */
  private static String keys(Table<?> table, int rows) {
    return rows == ANY_NUMBER ? "unnest(?, ?)" : values(table.columns().subList(0, 2), rows);
  }

  private static String deleteRows(Table<?> table, int rows) {
    var any = rows == ANY_NUMBER;
    if (!table.isRevisioned()) {
      var ids = any ? "= any(?)" : "in (" + marks(rows) + ")";
      return "delete from " + table + " where ID_ " + ids;
    }
    return "delete from "
        + table
        + " t using "
        + keys(table, rows)
        + " as s (ID_, REV_) where t.ID_ = s.ID_ and t.REV_ = s.REV_";
  }

  private static String unnest(List<? extends Column<?>> columns) {
    return columns.stream()
        .map(c -> "?::" + c.type().arrayElement() + "[]")
        .collect(Collectors.joining(", ", "unnest(", ")"));
  }

  /** The first row says what the types are, also where the driver sends a null without one. */
  private static String values(List<? extends Column<?>> columns, int rows) {
    var first =
        columns.stream()
            .map(c -> "?::" + c.type().arrayElement())
            .collect(Collectors.joining(", ", "(values (", ")"));
    return first + (", (" + marks(columns.size()) + ")").repeat(rows - 1) + ")";
  }

  private static String marks(int count) {
    return String.join(", ", Collections.nCopies(count, "?"));
  }

  private static void addColumns(
      Table<?> table, ColumnSet set, List<Object[]> rows, List<Parameter> parameters) {
    for (var i = 0; i < table.columns().size(); i++) {
      if (set.isOfRow(i)) {
        var column = new ArrayList<Object>(rows.size());
        for (var row : rows) {
          column.add(row[i]);
        }
        parameters.add(Parameter.array(table.columns().get(i).type(), column));
      }
    }
  }
}

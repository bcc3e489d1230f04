package io.millrace.common.internal.persistence;

import java.util.ArrayList;
import java.util.List;

/** Renders the writes of a flush in the SQL of one database. Thread-safe. */
interface RowSql {

  /** Returns what copies or deletes rows that were not loaded. */
  FlushStatement bulk(BulkStatement bulk);

  /** Returns what deletes rows of a table. */
  List<FlushStatement> delete(Table<?> table, List<Entity> rows);

  /** Returns what inserts rows of a table. */
  List<FlushStatement> insert(Table<?> table, List<Entity> rows);

  /** Returns what updates rows of a table and raises their revision. */
  List<FlushStatement> update(Table<?> table, List<Entity> rows);

  /** Returns the statements of a plan in the order in which they are sent. */
  default List<FlushStatement> statements(FlushPlan plan) {
    var statements = new ArrayList<FlushStatement>();
    plan.moves().forEach(move -> statements.add(bulk(move)));
    plan.bulkDeletes().forEach(delete -> statements.add(bulk(delete)));
    plan.deletes().forEach((table, rows) -> statements.addAll(delete(table, rows)));
    plan.inserts().forEach((table, rows) -> statements.addAll(insert(table, rows)));
    plan.updates().forEach((table, rows) -> statements.addAll(update(table, rows)));
    return statements;
  }

  /** Returns the values of an entity as an update writes them: under the next revision. */
  static Object[] nextRevision(Table<?> table, Entity row) {
    var values = table.values(row);
    values[1] = row.revision() + 1;
    return values;
  }

  /** Adds the values of a row from a column on. */
  static void addRow(Table<?> table, Object[] values, int from, List<Parameter> parameters) {
    addRow(table, ColumnSet.ALL, values, from, parameters);
  }

  /** Adds those values of a row from a column on that are written for it alone. */
  static void addRow(
      Table<?> table, ColumnSet set, Object[] values, int from, List<Parameter> parameters) {
    for (var i = from; i < values.length; i++) {
      if (set.isOfRow(i)) {
        parameters.add(Parameter.of(table.columns().get(i).type(), values[i]));
      }
    }
  }
}

package io.millrace.common.internal.query;

import io.millrace.common.internal.query.column.InstanceColumn;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Condition.Known;
import io.millrace.common.internal.query.condition.Conditions;
import io.millrace.common.internal.query.condition.QueryColumn;
import io.millrace.common.internal.query.condition.Relation;

/**
 * Where an engine keeps its instances, so that shared queries can ask about them without knowing
 * the engine.
 *
 * @param running the table of those that run; null if the engine is not there
 * @param ended the table of those that are over; null if the engine is not there
 */
public record InstanceTables(String running, String ended) {

  /** The engine is not there, nor are its tables. */
  public static final InstanceTables NONE = new InstanceTables(null, null);

  /** There is a running instance with the id in a column, and it meets the condition. */
  Condition runs(QueryColumn instanceId, Condition condition) {
    return exists(running, instanceId, condition);
  }

  /** There is an instance with the id in a column that is over, and it meets the condition. */
  Condition isOver(QueryColumn instanceId, Condition condition) {
    return exists(ended, instanceId, condition);
  }

  private static Condition exists(String table, QueryColumn instanceId, Condition condition) {
    return table == null
        ? Known.NEVER
        : Conditions.exists(Relation.of(table, InstanceColumn.ID, instanceId), condition);
  }
}

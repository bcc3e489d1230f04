package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.any;
import static io.millrace.common.internal.query.condition.Conditions.compare;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.exists;
import static io.millrace.common.internal.query.condition.Conditions.missing;
import static io.millrace.common.internal.query.condition.Conditions.oneOf;

import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.query.column.VariableColumn;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Condition.ByArm;
import io.millrace.common.internal.query.condition.Condition.ColumnComparison;
import io.millrace.common.internal.query.condition.Operator;
import io.millrace.common.internal.query.condition.QueryColumn;
import io.millrace.common.internal.query.condition.Relation;
import java.util.Collection;

/** Where variables are kept, and which of them belong to a whole instance. */
public final class VariableTables {

  /** The mapper of variables that live. */
  public static final String MAPPER = "variable";

  /** The mapper of variables as history knows them. */
  public static final String HISTORIC_MAPPER = "historicVariable";

  /** The table of variables that live. */
  static final String RUNNING = "MR_VARIABLE";

  /** The table of variables that are over. */
  static final String ENDED = "MR_HI_VARIABLE";

  private VariableTables() {}

  /** The running instance with the id in a column has a variable that meets the condition. */
  public static Condition ofRunning(QueryColumn instanceId, Condition variable) {
    return exists(instance(RUNNING, instanceId), all(variable, equal(VariableColumn.TASK_ID, 0L)));
  }

  /** The running instance with the id in a column has such a variable, and history keeps it. */
  public static Condition ofRunningInHistory(QueryColumn instanceId, Condition variable) {
    return ofRunning(instanceId, all(variable, isKept()));
  }

  /** The running element with the id in a column holds a variable that meets the condition. */
  public static Condition ofRunningElement(QueryColumn elementId, Condition variable) {
    return exists(
        Relation.of(RUNNING, VariableColumn.SUB_SCOPE_ID, elementId),
        all(variable, equal(VariableColumn.TASK_ID, 0L)));
  }

  /** The running element holds such a variable, and history keeps it. */
  public static Condition ofRunningElementInHistory(QueryColumn elementId, Condition variable) {
    return ofRunningElement(elementId, all(variable, isKept()));
  }

  /**
   * The ended element with the id in a column held a variable at its end that meets the condition.
   *
   * @param instanceId the column with its instance, by which history finds variables
   */
  public static Condition ofEndedElement(
      QueryColumn instanceId, QueryColumn elementId, Condition variable) {
    var element =
        Relation.of(ENDED, VariableColumn.SCOPE_ID, instanceId)
            .and(VariableColumn.SUB_SCOPE_ID, elementId);
    return exists(element, all(variable, isOfNoTask(), wasThere()));
  }

  /** The variable is held by one of these elements itself. */
  public static Condition ofElements(Collection<Long> elementIds) {
    return all(oneOf(VariableColumn.SUB_SCOPE_ID, elementIds), isOfNoTask());
  }

  /**
   * The ended instance with the id in a column had a variable at its end that meets the condition.
   */
  public static Condition ofEnded(QueryColumn instanceId, Condition variable) {
    return exists(instance(ENDED, instanceId), all(variable, isOfNoTask(), wasThere()));
  }

  private static Relation instance(String table, QueryColumn instanceId) {
    return Relation.of(table, VariableColumn.SCOPE_ID, instanceId)
        .and(VariableColumn.SUB_SCOPE_ID, instanceId);
  }

  /**
   * The variable belongs to an instance, as a whole or in part. Of variables that live, PostgreSQL
   * finds those of the whole by their element, which is the instance, and the others by an index
   * that holds none but them.
   *
   * @param instance the condition on the instance
   * @param element the same condition on the element
   */
  static Condition ofScope(Condition instance, Condition element) {
    var inPart =
        new ColumnComparison(
            VariableColumn.SUB_SCOPE_ID, Operator.NOT_EQUAL, VariableColumn.SCOPE_ID);
    return new ByArm(all(instance, any(element, inPart)), instance);
  }

  /** The variable belongs to one of these instances as a whole. */
  public static Condition ofInstances(Collection<Long> instanceIds) {
    return all(
        oneOf(VariableColumn.SCOPE_ID, instanceIds),
        oneOf(VariableColumn.SUB_SCOPE_ID, instanceIds),
        isOfNoTask());
  }

  /** The variable is no task's own. */
  static Condition isOfNoTask() {
    return any(missing(VariableColumn.TASK_ID), equal(VariableColumn.TASK_ID, 0L));
  }

  /** History keeps the variable that lives. */
  static Condition isKept() {
    return compare(
        VariableColumn.HISTORY_LEVEL, Operator.GREATER_OR_EQUAL, HistoryLevel.AUDIT.ordinal());
  }

  /** Of the variables that live, only those that history keeps. */
  public static Condition inHistory() {
    return new ByArm(isKept(), Condition.Known.ALWAYS);
  }

  /** Of the variables that are over, only those that were there at the end. */
  public static Condition notRemoved() {
    return new ByArm(Condition.Known.ALWAYS, wasThere());
  }

  /** The variable that is over was not removed before. */
  static Condition wasThere() {
    return missing(VariableColumn.REMOVED_TIME);
  }
}

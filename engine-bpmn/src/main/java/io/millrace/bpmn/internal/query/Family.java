package io.millrace.bpmn.internal.query;

import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.id;
import static io.millrace.common.internal.query.condition.Conditions.ids;
import static io.millrace.common.internal.query.condition.Conditions.missing;

import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Condition.In;
import io.millrace.common.internal.query.condition.QueryColumn;
import java.util.Collection;

/**
 * Leads from an execution to others of its family by the one index they share: the root comes first
 * in it, then the process instance, then the parent. So whoever knows an instance alone asks its
 * row for the root.
 */
final class Family {

  static final String TABLE = "MR_EXECUTION";

  private Family() {}

  /** What runs belongs to this process instance. */
  static Condition ofInstance(QueryColumn root, QueryColumn instance, String instanceId) {
    return all(id(instance, instanceId), has(root, id(ExecutionColumn.ID, instanceId)));
  }

  /** What runs belongs to one of these process instances. */
  static Condition ofInstances(
      QueryColumn root, QueryColumn instance, Collection<String> instanceIds) {
    return all(ids(instance, instanceIds), has(root, ids(ExecutionColumn.ID, instanceIds)));
  }

  /** The execution is right below this one. */
  static Condition below(String executionId) {
    var parent = id(ExecutionColumn.ID, executionId);
    return all(
        id(ExecutionColumn.PARENT_ID, executionId),
        has(ExecutionColumn.ROOT_INSTANCE_ID, parent),
        has(ExecutionColumn.PROCESS_INSTANCE_ID, parent));
  }

  /** Of the execution's family some process instance meets the condition. */
  static Condition withInstance(Condition instance) {
    return withInstance(ExecutionColumn.ROOT_INSTANCE_ID, instance);
  }

  /** What runs belongs to a family of which some process instance meets the condition. */
  static Condition withInstance(QueryColumn root, Condition instance) {
    return has(root, all(missing(ExecutionColumn.PARENT_ID), instance));
  }

  /** What was noted belongs to a process instance that runs and meets the condition. */
  static Condition ofRunning(QueryColumn instance, Condition condition) {
    return new In(
        instance, TABLE, ExecutionColumn.ID, all(missing(ExecutionColumn.PARENT_ID), condition));
  }

  private static Condition has(QueryColumn column, Condition execution) {
    var found =
        column == ExecutionColumn.PROCESS_INSTANCE_ID ? column : ExecutionColumn.ROOT_INSTANCE_ID;
    return new In(column, TABLE, found, execution);
  }
}

package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.exists;
import static io.millrace.common.internal.query.condition.Conditions.oneOf;

import io.millrace.common.internal.query.column.IdentityLinkColumn;
import io.millrace.common.internal.query.column.TaskColumn;
import io.millrace.common.internal.query.column.VariableColumn;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Relation;
import java.util.Collection;

/** What belongs to open tasks lives in the runtime tables. */
record OpenTaskSurroundings(InstanceTables processes) implements TaskSurroundings {

  static final Relation LINKS =
      Relation.of("MR_IDENTITY_LINK", IdentityLinkColumn.TASK_ID, TaskColumn.ID);
  static final Relation VARIABLES =
      Relation.of(VariableTables.RUNNING, VariableColumn.SUB_SCOPE_ID, TaskColumn.ELEMENT)
          .and(VariableColumn.TASK_ID, TaskColumn.ID);

  @Override
  public Condition link(Condition link) {
    return exists(LINKS, link);
  }

  @Override
  public Condition ownVariable(Condition variable) {
    return exists(VARIABLES, variable);
  }

  @Override
  public Condition instanceVariable(Condition variable) {
    return VariableTables.ofRunning(TaskColumn.SCOPE_ID, variable);
  }

  @Override
  public Condition process(Condition instance) {
    return processes.runs(TaskColumn.SCOPE_ID, instance);
  }

  @Override
  public String variableMapper() {
    return VariableTables.MAPPER;
  }

  @Override
  public Condition isOwnVariableOf(Collection<Long> taskIds, Collection<Long> elementIds) {
    return all(
        oneOf(VariableColumn.SUB_SCOPE_ID, elementIds), oneOf(VariableColumn.TASK_ID, taskIds));
  }

  @Override
  public Condition isVariableOf(Collection<Long> instanceIds) {
    return VariableTables.ofInstances(instanceIds);
  }

  @Override
  public String linkMapper() {
    return "identityLink";
  }

  @Override
  public Condition isLinkOf(Collection<Long> taskIds) {
    return oneOf(IdentityLinkColumn.TASK_ID, taskIds);
  }
}

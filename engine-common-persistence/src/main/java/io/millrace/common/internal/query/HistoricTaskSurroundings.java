package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.any;
import static io.millrace.common.internal.query.condition.Conditions.compare;
import static io.millrace.common.internal.query.condition.Conditions.exists;
import static io.millrace.common.internal.query.condition.Conditions.oneOf;

import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.query.column.IdentityLinkColumn;
import io.millrace.common.internal.query.column.TaskColumn;
import io.millrace.common.internal.query.column.VariableColumn;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Condition.ByArm;
import io.millrace.common.internal.query.condition.Operator;
import io.millrace.common.internal.query.condition.Relation;
import java.util.Collection;

/**
 * What belongs to historic tasks is in the runtime tables while the task is open, as far as history
 * keeps it, and in the history tables afterwards. An ended task's instance may still run.
 */
record HistoricTaskSurroundings(InstanceTables processes) implements TaskSurroundings {

  private static final Relation ENDED_LINKS =
      Relation.of("MR_HI_IDENTITY_LINK", IdentityLinkColumn.TASK_ID, TaskColumn.ID);
  private static final Relation ENDED_VARIABLES =
      Relation.of(VariableTables.ENDED, VariableColumn.TASK_ID, TaskColumn.ID);

  private static Condition isLinkKept() {
    return compare(
        IdentityLinkColumn.HISTORY_LEVEL, Operator.GREATER_OR_EQUAL, HistoryLevel.AUDIT.ordinal());
  }

  @Override
  public Condition link(Condition link) {
    return new ByArm(
        exists(OpenTaskSurroundings.LINKS, all(link, isLinkKept())), exists(ENDED_LINKS, link));
  }

  @Override
  public Condition ownVariable(Condition variable) {
    return new ByArm(
        exists(OpenTaskSurroundings.VARIABLES, all(variable, VariableTables.isKept())),
        exists(ENDED_VARIABLES, all(variable, VariableTables.wasThere())));
  }

  @Override
  public Condition instanceVariable(Condition variable) {
    var running = VariableTables.ofRunningInHistory(TaskColumn.SCOPE_ID, variable);
    return new ByArm(running, any(running, VariableTables.ofEnded(TaskColumn.SCOPE_ID, variable)));
  }

  @Override
  public Condition process(Condition instance) {
    var running = processes.runs(TaskColumn.SCOPE_ID, instance);
    return new ByArm(running, any(running, processes.isOver(TaskColumn.SCOPE_ID, instance)));
  }

  @Override
  public String variableMapper() {
    return VariableTables.HISTORIC_MAPPER;
  }

  @Override
  public Condition isOwnVariableOf(Collection<Long> taskIds, Collection<Long> elementIds) {
    var own = oneOf(VariableColumn.TASK_ID, taskIds);
    return new ByArm(
        all(oneOf(VariableColumn.SUB_SCOPE_ID, elementIds), own, VariableTables.isKept()),
        all(own, VariableTables.wasThere()));
  }

  @Override
  public Condition isVariableOf(Collection<Long> instanceIds) {
    return all(
        VariableTables.ofInstances(instanceIds),
        VariableTables.inHistory(),
        VariableTables.notRemoved());
  }

  @Override
  public String linkMapper() {
    return "historicIdentityLink";
  }

  @Override
  public Condition isLinkOf(Collection<Long> taskIds) {
    var own = oneOf(IdentityLinkColumn.TASK_ID, taskIds);
    return new ByArm(all(own, isLinkKept()), own);
  }
}

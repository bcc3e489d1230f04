package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.exists;

import io.millrace.common.internal.query.column.TaskColumn;
import io.millrace.common.internal.query.column.VariableColumn;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Condition.Known;
import io.millrace.common.internal.query.condition.Relation;
import io.millrace.common.internal.variable.VariableEntity;
import io.millrace.common.variable.VariableInstance;
import io.millrace.common.variable.VariableInstanceQuery;
import java.util.List;

/** Asks for variables of running instances and open tasks. */
final class VariableInstanceQueryImpl
    extends AbstractVariableQuery<VariableInstanceQuery, VariableInstance, VariableEntity>
    implements VariableInstanceQuery {

  private static final Relation TASK =
      Relation.of("MR_TASK", TaskColumn.ID, VariableColumn.TASK_ID)
          .and(TaskColumn.ELEMENT, VariableColumn.SUB_SCOPE_ID);

  VariableInstanceQueryImpl(QueryParts parts) {
    super(parts, VariableTables.MAPPER);
  }

  @Override
  List<? extends VariableInstance> shown(List<VariableEntity> found) {
    return found;
  }

  @Override
  Condition isOfTask(Condition task) {
    return isOfOpenTask(task);
  }

  /**
   * The variable lives and is held by a task. The task leads to it by the index, which begins with
   * its element.
   */
  static Condition isOfOpenTask(Condition task) {
    return all(task, exists(TASK, Known.ALWAYS));
  }
}

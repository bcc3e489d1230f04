package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.ReadIn;
import io.millrace.common.internal.task.TaskEntity;
import java.util.Set;

/**
 * Reads the tasks of all instances that some root instances called, at once and not level by level.
 *
 * @param roots the root instances, whose families are locked
 */
record TasksOfCalled(Set<Long> roots) {

  void read(CommandContext command) {
    var waiting =
        command
            .unitOfWork()
            .known(ExecutionEntity.TABLE)
            .filter(execution -> execution.processInstanceId() != execution.rootInstanceId())
            .filter(execution -> execution.count(Dependent.TASK) > 0)
            .filter(execution -> roots.contains(execution.rootInstanceId()))
            .map(ExecutionEntity::id)
            .toList();
    if (!waiting.isEmpty()) {
      command
          .unitOfWork()
          .fetchIn(
              new ReadIn<>(TaskEntity.TABLE, "SUB_SCOPE_ID_", waiting, null, true)
                  .via("IX_MR_TASK_SUB_SCOPE"));
    }
  }
}

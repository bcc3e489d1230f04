package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.BulkSql;
import io.millrace.common.internal.persistence.ReadIn;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.task.TaskEntity;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/**
 * Ends several process instances, all of them or none.
 *
 * @param processInstanceIds the instances in ascending order
 * @param request how
 * @param lock takes the families' locks
 * @param runtime the engine's parts
 */
public record DeleteProcessInstancesCommand(
    List<Long> processInstanceIds, DeletionRequest request, FamilyLock lock, BpmnRuntime runtime)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext command) {
    lock.acquireAll(command, roots(command));
    command
        .unitOfWork()
        .fetchIn(
            new ReadIn<>(TaskEntity.TABLE, "SCOPE_ID_", processInstanceIds, null, true)
                .via("IX_MR_TASK_SCOPE"));
    new TasksOfCalled(Set.copyOf(processInstanceIds)).read(command);
    for (var id : processInstanceIds) {
      new DeleteProcessInstanceCommand(id, request, lock, runtime).delete(command);
    }
    return null;
  }

  /**
   * One that was called by a process is refused anyway; what a case called belongs to the family of
   * the case.
   */
  private Collection<Long> roots(CommandContext command) {
    if (lock.engines() == 1) {
      return processInstanceIds;
    }
    command.unitOfWork().flush();
    return new BulkSql(command.session())
        .ids(
            "select distinct ROOT_INSTANCE_ID_ from MR_EXECUTION where ID_ @in",
            processInstanceIds);
  }
}

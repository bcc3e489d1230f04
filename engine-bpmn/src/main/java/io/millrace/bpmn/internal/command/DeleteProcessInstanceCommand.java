package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.operation.CallFromOutside;
import io.millrace.bpmn.internal.operation.EndProcessInstance;
import io.millrace.bpmn.internal.operation.OutsideCaller;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.ExecutionRoots;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.scope.FamilyLock;
import io.millrace.common.internal.task.TaskEntity;
import java.util.Set;

/**
 * Ends a process instance with all it owns and all it called, before its end. A task of a case that
 * waits for it is terminated.
 *
 * @param processInstanceId the process instance
 * @param request how
 * @param lock takes the family's lock
 * @param runtime the engine's parts
 */
public record DeleteProcessInstanceCommand(
    long processInstanceId, DeletionRequest request, FamilyLock lock, BpmnRuntime runtime)
    implements Command<Void> {

  private static final String DEFAULT_REASON = "deleted by the application";

  @Override
  public Void execute(CommandContext command) {
    lock.acquire(
        command,
        ExecutionRoots.EXECUTION,
        processInstanceId,
        Read.lock(TaskEntity.TABLE, "SCOPE_ID_ = ? order by ID_", Parameter.of(processInstanceId))
            .via("IX_MR_TASK_SCOPE"));
    new TasksOfCalled(Set.of(processInstanceId)).read(command);
    return delete(command);
  }

  /** Ends the instance, whose family is locked and whose tasks are in memory. */
  Void delete(CommandContext command) {
    var context = runtime.in(command);
    var instance = Executions.find(processInstanceId, context);
    if (instance == null
        || !instance.isProcessInstance()
        || instance.superExecutionId() == 0
            && !FamilyLock.holds(command, instance.rootInstanceId())) {
      if (!request.failIfNotExists()) {
        return null;
      }
      throw new ObjectNotFoundException(
          "There is no running process instance '"
              + processInstanceId
              + "' to delete; it may have ended. Look for it with a process instance query.");
    }
    if (instance.superExecutionId() != 0) {
      throw new IllegalStateEngineException(
          "Process instance '"
              + processInstanceId
              + "' was called by execution '"
              + instance.superExecutionId()
              + "', which waits for it. Delete the root instance '"
              + instance.rootInstanceId()
              + "' instead.");
    }
    new CallFromOutside(
            "Cannot delete the process instance '" + processInstanceId + "'",
            request.skips(),
            context)
        .run(() -> command.withAllThatFollows(() -> end(instance, context)));
    return null;
  }

  private void end(ExecutionEntity instance, BpmnContext context) {
    var why = request.reason() == null ? DEFAULT_REASON : request.reason();
    var outside = OutsideCaller.of(instance, context);
    new EndProcessInstance(context, instance, null, why).move();
    if (outside != null) {
      outside.cutOff(why);
    }
  }
}

package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.operation.MultiInstanceLoop;
import io.millrace.bpmn.internal.persistence.ExecutionRoots;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.scope.FamilyLock;

/**
 * Takes an instance out of a multi-instance activity that runs.
 *
 * @param executionId the instance
 * @param completed whether it counts as done
 * @param lock takes the family's lock
 * @param runtime the engine's parts
 */
public record DeleteMultiInstanceCommand(
    long executionId, boolean completed, FamilyLock lock, BpmnRuntime runtime)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext command) {
    lock.acquire(command, ExecutionRoots.EXECUTION, executionId);
    var context = runtime.in(command);
    var instance = Executions.require(executionId, "take out of its loop", context);
    if (!context.isLoopInstance(instance)
        || !(context.node(instance).behavior() instanceof MultiInstanceLoop loop)) {
      throw new IllegalStateEngineException(
          "Cannot take the execution '"
              + executionId
              + "' at '"
              + instance.activityId()
              + "' out of its loop: it is not one instance of a multi-instance activity. Name one; the loop is its parent.");
    }
    Executions.active(instance, "take out of its loop");
    loop.delete(instance, completed, context);
    return null;
  }
}

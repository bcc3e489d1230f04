package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.operation.EventBus;
import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.scope.FamilyLock;
import java.util.Map;

/**
 * Tells a waiting execution that what it waits for has happened.
 *
 * @param executionId the execution
 * @param variables set on it before
 * @param transientVariables set for this unit of work before
 * @param lock takes the family's lock
 * @param runtime the engine's parts
 */
public record TriggerCommand(
    long executionId,
    Map<String, ?> variables,
    Map<String, ?> transientVariables,
    FamilyLock lock,
    BpmnRuntime runtime)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext command) {
    new ExecutionLock(lock).toSet(variables, executionId, command);
    var context = runtime.in(command);
    var execution = Executions.find(executionId, context);
    if (execution == null || execution.activityId() == null) {
      throw new ObjectNotFoundException(
          "Cannot trigger execution '"
              + executionId
              + "': it is not there (any more), or is not at an activity. Look for it with an execution query.");
    }
    Executions.active(execution, "trigger");
    if (execution.count(Dependent.TASK) > 0) {
      throw new IllegalStateEngineException(
          "Cannot trigger execution '"
              + executionId
              + "' at '"
              + execution.activityId()
              + "': it waits for a task. Complete the task with TaskService.complete.");
    }
    if (!execution.isInActivity()) {
      throw new IllegalStateEngineException(
          "Cannot trigger execution '"
              + executionId
              + "' at '"
              + execution.activityId()
              + "': it does not wait in the activity, but for a job or for the instances of a loop. Trigger one of"
              + " these, or wait until the job is done.");
    }
    if (runtime.disposal().isLeftByJob(execution, context)) {
      throw new IllegalStateEngineException(
          "Cannot trigger execution '"
              + executionId
              + "' at '"
              + execution.activityId()
              + "': it was triggered before and waits for the job that leaves the activity. Wait until the job is done.");
    }
    variables.forEach((name, value) -> context.variables().set(execution, name, value));
    transientVariables.forEach(
        (name, value) -> context.variables().setTransient(execution, name, value));
    var trigger = new EventBus.Awaited(WaitNames.SIGNAL_EVENT, null);
    runtime.eventBus().eventReceived(execution, execution.activityId(), trigger, context);
    context.trigger(execution);
    return null;
  }
}

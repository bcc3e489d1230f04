package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.task.TaskEntity;

/**
 * What the owner of a user task raises instead of completing it.
 *
 * @param runtime the engine's parts
 */
public record TaskFaults(BpmnRuntime runtime) {

  /**
   * An error: the event that catches it ends the task.
   *
   * @throws BpmnError the error itself if nobody catches it
   */
  public void error(TaskEntity task, BpmnError error, CommandContext command) {
    var context = runtime.in(command);
    new ErrorPropagation(context).propagate(error, context.tree().find(task.subScopeId()));
  }

  /**
   * An escalation: an event that catches it and interrupts ends the task, otherwise it stays open.
   */
  public void escalation(TaskEntity task, String code, CommandContext command) {
    var context = runtime.in(command);
    var escalation = new Escalation(code, context.tree().find(task.subScopeId()), context);
    var caught = escalation.caught();
    if (caught != null) {
      escalation.happensAt(caught);
    }
  }
}

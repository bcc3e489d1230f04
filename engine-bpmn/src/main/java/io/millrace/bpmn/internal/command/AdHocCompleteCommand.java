package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.scope.FamilyLock;
import java.util.Map;

/**
 * Completes an ad-hoc sub-process in which nothing is under way.
 *
 * @param executionId the execution of the sub-process
 * @param lock takes the family's lock
 * @param runtime the engine's parts
 */
public record AdHocCompleteCommand(long executionId, FamilyLock lock, BpmnRuntime runtime)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext command) {
    new ExecutionLock(lock).toSet(Map.of(), executionId, command);
    var scope = AdHocExecution.require(executionId, "complete", runtime.in(command));
    Executions.active(scope.execution(), "complete");
    var running = scope.execution().count(Dependent.CHILD);
    if (running > 0) {
      throw new IllegalStateEngineException(
          "Cannot complete the ad-hoc sub-process '"
              + scope.execution().activityId()
              + "' (execution '"
              + executionId
              + "'): "
              + running
              + " of its activities are under way. Complete them first, or end it with its completion condition.");
    }
    scope.behavior().complete(scope.execution(), scope.context());
    return null;
  }
}

package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnRuntime;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.runtime.Execution;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.scope.FamilyLock;
import java.util.Map;

/**
 * Starts an activity of an ad-hoc sub-process.
 *
 * @param executionId the execution of the sub-process
 * @param activityId the activity
 * @param lock takes the family's lock
 * @param runtime the engine's parts
 */
public record AdHocExecuteCommand(
    long executionId, String activityId, FamilyLock lock, BpmnRuntime runtime)
    implements Command<Execution> {

  @Override
  public Execution execute(CommandContext command) {
    new ExecutionLock(lock).toSet(Map.of(), executionId, command);
    var context = runtime.in(command);
    var scope = AdHocExecution.require(executionId, "start an activity in", context);
    Executions.active(scope.execution(), "start an activity in");
    var node =
        scope.enabled().stream()
            .filter(enabled -> enabled.id().equals(activityId))
            .findFirst()
            .orElseThrow(() -> notEnabled(scope));
    ExecutionEntity token = context.tree().addChild(scope.execution());
    context.enter(token, node);
    return token;
  }

  private IllegalStateEngineException notEnabled(AdHocExecution scope) {
    return new IllegalStateEngineException(
        "Cannot start '"
            + activityId
            + "' in the ad-hoc sub-process '"
            + scope.execution().activityId()
            + "' (execution '"
            + executionId
            + "'): it is not enabled. "
            + (scope.behavior().mayStart(scope.execution())
                ? "Choose one that getEnabledActivitiesFromAdhocSubProcess returns."
                : "Its ordering is sequential, and another activity is under way; wait until that is done."));
  }
}

package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.internal.command.ActiveActivityIdsCommand;
import io.millrace.bpmn.internal.command.AdHocCompleteCommand;
import io.millrace.bpmn.internal.command.AdHocEnabledCommand;
import io.millrace.bpmn.internal.command.AdHocExecuteCommand;
import io.millrace.bpmn.internal.command.AdHocExecutionsCommand;
import io.millrace.bpmn.internal.command.AddMultiInstanceCommand;
import io.millrace.bpmn.internal.command.DeleteMultiInstanceCommand;
import io.millrace.bpmn.internal.command.TriggerCommand;
import io.millrace.bpmn.runtime.EnabledActivity;
import io.millrace.bpmn.runtime.Execution;
import java.util.List;
import java.util.Map;

/**
 * The calls of the runtime service about activities that are under way: triggers, loops, ad-hoc
 * sub-processes.
 */
interface ActivityCalls extends RuntimeCalls {

  @Override
  default Execution addMultiInstanceExecution(
      String activityId, String parentExecutionId, Map<String, Object> executionVariables) {
    var method = "addMultiInstanceExecution";
    return parts()
        .commands()
        .execute(
            new AddMultiInstanceCommand(
                CHECK.text(method, "activityId", activityId),
                CHECK.id(method, "parentExecutionId", parentExecutionId),
                CHECK.variables(method, executionVariables),
                parts().lock(),
                parts().runtime()));
  }

  @Override
  default void deleteMultiInstanceExecution(String executionId, boolean executionIsCompleted) {
    var id = CHECK.id("deleteMultiInstanceExecution", "executionId", executionId);
    parts()
        .commands()
        .execute(
            new DeleteMultiInstanceCommand(
                id, executionIsCompleted, parts().lock(), parts().runtime()));
  }

  @Override
  default void trigger(String executionId) {
    trigger(executionId, null, null);
  }

  @Override
  default void trigger(String executionId, Map<String, Object> variables) {
    trigger(executionId, variables, null);
  }

  @Override
  default void trigger(
      String executionId, Map<String, Object> variables, Map<String, Object> transientVariables) {
    parts()
        .commands()
        .execute(
            new TriggerCommand(
                CHECK.id("trigger", "executionId", executionId),
                CHECK.variables("trigger", variables),
                CHECK.variables("trigger", transientVariables),
                parts().lock(),
                parts().runtime()));
  }

  @Override
  default List<String> getActiveActivityIds(String executionId) {
    var id = CHECK.id("getActiveActivityIds", "executionId", executionId);
    return parts().commands().execute(new ActiveActivityIdsCommand(id, parts().runtime()));
  }

  @Override
  default List<Execution> getAdhocSubProcessExecutions(String processInstanceId) {
    var id = CHECK.id("getAdhocSubProcessExecutions", "processInstanceId", processInstanceId);
    return parts().commands().execute(new AdHocExecutionsCommand(id, parts().runtime()));
  }

  @Override
  default List<EnabledActivity> getEnabledActivitiesFromAdhocSubProcess(String executionId) {
    var id = CHECK.id("getEnabledActivitiesFromAdhocSubProcess", "executionId", executionId);
    return parts()
        .commands()
        .execute(new AdHocEnabledCommand(id, parts().lock(), parts().runtime()));
  }

  @Override
  default Execution executeActivityInAdhocSubProcess(String executionId, String activityId) {
    var method = "executeActivityInAdhocSubProcess";
    var id = CHECK.id(method, "executionId", executionId);
    CHECK.text(method, "activityId", activityId);
    return parts()
        .commands()
        .execute(new AdHocExecuteCommand(id, activityId, parts().lock(), parts().runtime()));
  }

  @Override
  default void completeAdhocSubProcess(String executionId) {
    var id = CHECK.id("completeAdhocSubProcess", "executionId", executionId);
    parts().commands().execute(new AdHocCompleteCommand(id, parts().lock(), parts().runtime()));
  }
}

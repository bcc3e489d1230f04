package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.internal.command.EvaluateConditionsCommand;
import io.millrace.bpmn.internal.command.MessageEventReceivedCommand;
import io.millrace.bpmn.internal.command.ReceivedEvent;
import io.millrace.bpmn.internal.command.SignalByJobCommand;
import io.millrace.bpmn.internal.operation.WaitNames;
import io.millrace.bpmn.runtime.ConditionEvaluationBuilder;
import io.millrace.bpmn.runtime.MessageCorrelationAsyncBuilder;
import io.millrace.bpmn.runtime.MessageCorrelationBuilder;
import io.millrace.bpmn.runtime.MessageReceivedBuilder;
import io.millrace.common.internal.signal.SignalReceivedByJobCommand;
import io.millrace.common.internal.signal.SignalReceivedCommand;
import java.util.Map;

/** The calls of the runtime service about messages, signals and conditions. */
interface EventCalls extends RuntimeCalls {

  @Override
  default MessageReceivedBuilder createMessageReceivedBuilder() {
    return new MessageReceivedBuilderImpl(parts());
  }

  @Override
  default MessageCorrelationBuilder createMessageCorrelation(String messageName) {
    var name = CHECK.text("createMessageCorrelation", "messageName", messageName);
    return new MessageCorrelationBuilderImpl(name, parts());
  }

  @Override
  default MessageCorrelationAsyncBuilder createMessageCorrelationAsync(String messageName) {
    var name = CHECK.text("createMessageCorrelationAsync", "messageName", messageName);
    return new MessageCorrelationAsyncBuilderImpl(name, parts());
  }

  @Override
  default ConditionEvaluationBuilder createConditionEvaluation() {
    return new ConditionEvaluationBuilderImpl(parts());
  }

  @Override
  default void evaluateConditionalEvents(String processInstanceId) {
    evaluateConditionalEvents(processInstanceId, null);
  }

  @Override
  default void evaluateConditionalEvents(
      String processInstanceId, Map<String, Object> processVariables) {
    var method = "evaluateConditionalEvents";
    parts()
        .commands()
        .execute(
            new EvaluateConditionsCommand(
                CHECK.id(method, "processInstanceId", processInstanceId),
                CHECK.variables(method, processVariables),
                parts().lock(),
                parts().runtime()));
  }

  @Override
  default void signalEventReceived(String signalName) {
    signal("signalEventReceived", signalName, null, null);
  }

  @Override
  default void signalEventReceived(String signalName, Map<String, Object> processVariables) {
    signal("signalEventReceived", signalName, processVariables, null);
  }

  @Override
  default void signalEventReceivedWithTenantId(String signalName, String tenantId) {
    signalEventReceivedWithTenantId(signalName, null, tenantId);
  }

  @Override
  default void signalEventReceivedWithTenantId(
      String signalName, Map<String, Object> processVariables, String tenantId) {
    var method = "signalEventReceivedWithTenantId";
    signal(method, signalName, processVariables, CHECK.given(method, "tenantId", tenantId));
  }

  private void signal(
      String method, String signalName, Map<String, Object> variables, String tenantId) {
    parts()
        .commands()
        .execute(
            new SignalReceivedCommand(
                CHECK.text(method, "signalName", signalName),
                parts().tenants().of(tenantId),
                CHECK.variables(method, variables),
                parts().signals()));
  }

  @Override
  default void signalEventReceived(String signalName, String executionId) {
    signalEventReceived(signalName, executionId, null);
  }

  @Override
  default void signalEventReceived(
      String signalName, String executionId, Map<String, Object> processVariables) {
    var name = CHECK.text("signalEventReceived", "signalName", signalName);
    receive("signalEventReceived", WaitNames.SIGNAL_EVENT, name, executionId, processVariables);
  }

  @Override
  default void signalEventReceivedAsync(String signalName) {
    signalByJob("signalEventReceivedAsync", signalName, parts().tenants().of(null));
  }

  @Override
  default void signalEventReceivedAsync(String signalName, String executionId) {
    var name = CHECK.text("signalEventReceivedAsync", "signalName", signalName);
    var id = CHECK.id("signalEventReceivedAsync", "executionId", executionId);
    parts()
        .commands()
        .execute(new SignalByJobCommand(name, id, parts().signals(), parts().runtime()));
  }

  @Override
  default void signalEventReceivedAsyncWithTenantId(String signalName, String tenantId) {
    var method = "signalEventReceivedAsyncWithTenantId";
    signalByJob(method, signalName, CHECK.given(method, "tenantId", tenantId));
  }

  private void signalByJob(String method, String signalName, String tenantId) {
    var name = CHECK.text(method, "signalName", signalName);
    parts().commands().execute(new SignalReceivedByJobCommand(name, tenantId, parts().signals()));
  }

  @Override
  default void messageEventReceived(String messageName, String executionId) {
    messageEventReceived(messageName, executionId, null);
  }

  @Override
  default void messageEventReceived(
      String messageName, String executionId, Map<String, Object> processVariables) {
    var name = CHECK.text("messageEventReceived", "messageName", messageName);
    receive("messageEventReceived", WaitNames.MESSAGE_EVENT, name, executionId, processVariables);
  }

  private void receive(
      String method, String type, String name, String executionId, Map<String, Object> variables) {
    var event = new ReceivedEvent(type, name, CHECK.variables(method, variables), Map.of());
    var id = CHECK.id(method, "executionId", executionId);
    parts()
        .commands()
        .execute(new MessageEventReceivedCommand(event, id, parts().lock(), parts().runtime()));
  }
}

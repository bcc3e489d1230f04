package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.internal.command.CorrelateMessageCommand;
import io.millrace.bpmn.internal.command.CorrelateMessageCommand.Targets;
import io.millrace.bpmn.internal.event.SentMessage;
import io.millrace.bpmn.internal.event.WantedReceiver;
import io.millrace.bpmn.runtime.MessageCorrelationBuilder;
import io.millrace.bpmn.runtime.MessageCorrelationResult;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.service.Check;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Collects what a message is correlated by; its result is one {@link CorrelateMessageCommand}. Used
 * by one thread.
 */
final class MessageCorrelationBuilderImpl implements MessageCorrelationBuilder {

  private static final Check CHECK = new Check("MessageCorrelationBuilder");

  private final RuntimeParts parts;
  private final String messageName;
  private final Map<String, Object> keys = new LinkedHashMap<>();
  private final Map<String, Object> localKeys = new LinkedHashMap<>();
  private final Map<String, Object> variables = new LinkedHashMap<>();
  private final Map<String, Object> localVariables = new LinkedHashMap<>();
  private String businessKey;
  private String tenantId;
  private long processInstanceId;
  private long definitionId;
  private boolean executionsOnly;
  private boolean startOnly;
  private String idempotencyKey;
  private Duration keepFor;

  MessageCorrelationBuilderImpl(String messageName, RuntimeParts parts) {
    this.messageName = messageName;
    this.parts = parts;
  }

  @Override
  public MessageCorrelationBuilder processInstanceBusinessKey(String businessKey) {
    this.businessKey = CHECK.text("processInstanceBusinessKey", "businessKey", businessKey);
    return this;
  }

  @Override
  public MessageCorrelationBuilder processInstanceId(String processInstanceId) {
    this.processInstanceId = CHECK.id("processInstanceId", "processInstanceId", processInstanceId);
    return this;
  }

  @Override
  public MessageCorrelationBuilder processDefinitionId(String processDefinitionId) {
    this.definitionId = CHECK.id("processDefinitionId", "processDefinitionId", processDefinitionId);
    return this;
  }

  @Override
  public MessageCorrelationBuilder processInstanceVariableEquals(
      String variableName, Object variableValue) {
    return put(keys, "processInstanceVariableEquals", variableName, variableValue);
  }

  @Override
  public MessageCorrelationBuilder processInstanceVariablesEqual(Map<String, Object> variables) {
    keys.putAll(CHECK.variables("processInstanceVariablesEqual", variables));
    return this;
  }

  @Override
  public MessageCorrelationBuilder localVariableEquals(String variableName, Object variableValue) {
    return put(localKeys, "localVariableEquals", variableName, variableValue);
  }

  @Override
  public MessageCorrelationBuilder localVariablesEqual(Map<String, Object> variables) {
    localKeys.putAll(CHECK.variables("localVariablesEqual", variables));
    return this;
  }

  @Override
  public MessageCorrelationBuilder tenantId(String tenantId) {
    this.tenantId = CHECK.given("tenantId", "tenantId", tenantId);
    return this;
  }

  @Override
  public MessageCorrelationBuilder withoutTenantId() {
    tenantId = "";
    return this;
  }

  @Override
  public MessageCorrelationBuilder setVariable(String variableName, Object variableValue) {
    return put(variables, "setVariable", variableName, variableValue);
  }

  @Override
  public MessageCorrelationBuilder setVariables(Map<String, Object> variables) {
    this.variables.putAll(CHECK.variables("setVariables", variables));
    return this;
  }

  @Override
  public MessageCorrelationBuilder setVariableLocal(String variableName, Object variableValue) {
    return put(localVariables, "setVariableLocal", variableName, variableValue);
  }

  @Override
  public MessageCorrelationBuilder setVariablesLocal(Map<String, Object> variables) {
    localVariables.putAll(CHECK.variables("setVariablesLocal", variables));
    return this;
  }

  private MessageCorrelationBuilder put(
      Map<String, Object> into, String method, String name, Object value) {
    into.put(CHECK.text(method, "variableName", name), value);
    return this;
  }

  @Override
  public MessageCorrelationBuilder executionsOnly() {
    executionsOnly = true;
    return this;
  }

  @Override
  public MessageCorrelationBuilder startMessageOnly() {
    startOnly = true;
    return this;
  }

  @Override
  public MessageCorrelationBuilder idempotencyKey(String idempotencyKey) {
    this.idempotencyKey = CHECK.textOrNull("idempotencyKey", "idempotencyKey", idempotencyKey);
    return this;
  }

  @Override
  public MessageCorrelationBuilder keepFor(Duration time) {
    keepFor = CHECK.given("keepFor", "time", time);
    if (time.isZero() || time.isNegative()) {
      throw new BadArgumentException(
          "MessageCorrelationBuilder.keepFor: the time has to be longer than nothing, but is "
              + time
              + ".");
    }
    return this;
  }

  @Override
  public void correlate() {
    correlateWithResult();
  }

  @Override
  public void correlateExclusively() {
    correlateWithResult();
  }

  @Override
  public MessageCorrelationResult correlateWithResult() {
    return run("correlate", startOnly ? Targets.START : Targets.ONE).get(0);
  }

  @Override
  public void correlateAll() {
    correlateAllWithResult();
  }

  @Override
  public List<MessageCorrelationResult> correlateAllWithResult() {
    checkNotKept("correlateAll", "a message is kept for one receiver");
    return run("correlateAll", startOnly ? Targets.START : Targets.ALL);
  }

  private void checkNotKept(String method, String instead) {
    if (keepFor != null) {
      throw new BadArgumentException(
          "MessageCorrelationBuilder." + method + ": leave out keepFor; " + instead + ".");
    }
  }

  @Override
  public ProcessInstance correlateStartMessage() {
    checkNotKept("correlateStartMessage", "use startMessageOnly and correlateWithResult");
    return run("correlateStartMessage", Targets.START).get(0).getProcessInstance();
  }

  private SentMessage.Targets who(Targets targets) {
    if (targets == Targets.START) {
      return SentMessage.Targets.STARTED;
    }
    return executionsOnly ? SentMessage.Targets.WAITING : SentMessage.Targets.ANY;
  }

  private List<MessageCorrelationResult> run(String method, Targets targets) {
    if (targets == Targets.START && (executionsOnly || processInstanceId != 0)) {
      throw new BadArgumentException(
          "MessageCorrelationBuilder."
              + method
              + ": a start has no process instance and no execution yet. Leave out executionsOnly and processInstanceId, or"
              + " startMessageOnly.");
    }
    var wanted =
        new WantedReceiver(
            messageName,
            parts.tenants().of(tenantId),
            processInstanceId,
            definitionId,
            businessKey,
            keys,
            localKeys);
    var message = new SentMessage(wanted, variables, localVariables, true, null, who(targets));
    return parts
        .commands()
        .execute(
            new CorrelateMessageCommand(
                message,
                targets,
                !executionsOnly,
                idempotencyKey,
                keepFor,
                new CorrelateMessageCommand.Parts(
                    parts.commands(),
                    parts.keys(),
                    parts.lock(),
                    parts.messages(),
                    parts.runtime())));
  }
}

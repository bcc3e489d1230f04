package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.internal.command.StartByConditionCommand;
import io.millrace.bpmn.runtime.ConditionEvaluationBuilder;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.common.internal.service.Check;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects what conditions are to see; its result is one command. Used by one thread. */
final class ConditionEvaluationBuilderImpl implements ConditionEvaluationBuilder {

  private static final Check CHECK = new Check("ConditionEvaluationBuilder");

  private final RuntimeParts parts;
  private final Map<String, Object> variables = new LinkedHashMap<>();
  private String businessKey;
  private long definitionId;
  private String tenantId;

  ConditionEvaluationBuilderImpl(RuntimeParts parts) {
    this.parts = parts;
  }

  @Override
  public ConditionEvaluationBuilder processInstanceBusinessKey(String businessKey) {
    this.businessKey = CHECK.optional("processInstanceBusinessKey", "businessKey", businessKey);
    return this;
  }

  @Override
  public ConditionEvaluationBuilder processDefinitionId(String processDefinitionId) {
    definitionId = CHECK.id("processDefinitionId", "processDefinitionId", processDefinitionId);
    return this;
  }

  @Override
  public ConditionEvaluationBuilder setVariable(String variableName, Object variableValue) {
    variables.put(CHECK.text("setVariable", "variableName", variableName), variableValue);
    return this;
  }

  @Override
  public ConditionEvaluationBuilder setVariables(Map<String, Object> variables) {
    this.variables.putAll(CHECK.variables("setVariables", variables));
    return this;
  }

  @Override
  public ConditionEvaluationBuilder tenantId(String tenantId) {
    this.tenantId = CHECK.text("tenantId", "tenantId", tenantId);
    return this;
  }

  @Override
  public ConditionEvaluationBuilder withoutTenantId() {
    this.tenantId = "";
    return this;
  }

  @Override
  public List<ProcessInstance> evaluateStartConditions() {
    var start =
        new StartByConditionCommand.Start(
            definitionId, parts.tenants().of(tenantId), businessKey, variables);
    return parts
        .commands()
        .execute(new StartByConditionCommand(start, parts.commands(), parts.runtime()));
  }
}

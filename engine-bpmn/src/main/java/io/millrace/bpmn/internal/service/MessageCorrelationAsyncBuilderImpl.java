package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.runtime.MessageCorrelationAsyncBuilder;
import io.millrace.bpmn.runtime.ProcessInstanceQuery;
import io.millrace.common.batch.Batch;
import io.millrace.common.internal.batch.BeginBatchCommand;
import io.millrace.common.internal.service.Check;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects which instances get a message, and what comes along. Used by one thread. */
final class MessageCorrelationAsyncBuilderImpl implements MessageCorrelationAsyncBuilder {

  private static final Check CHECK = new Check("MessageCorrelationAsyncBuilder");

  private final String messageName;
  private final RuntimeParts parts;
  private final ChosenInstances instances = new ChosenInstances(CHECK);
  private final Map<String, Object> variables = new LinkedHashMap<>();

  MessageCorrelationAsyncBuilderImpl(String messageName, RuntimeParts parts) {
    this.messageName = messageName;
    this.parts = parts;
  }

  @Override
  public MessageCorrelationAsyncBuilder processInstanceIds(List<String> processInstanceIds) {
    instances.add(processInstanceIds);
    return this;
  }

  @Override
  public MessageCorrelationAsyncBuilder processInstanceIds(String... processInstanceIds) {
    instances.add(processInstanceIds);
    return this;
  }

  @Override
  public MessageCorrelationAsyncBuilder processInstanceQuery(
      ProcessInstanceQuery processInstanceQuery) {
    instances.add(processInstanceQuery);
    return this;
  }

  @Override
  public MessageCorrelationAsyncBuilder setVariable(String variableName, Object variableValue) {
    variables.put(CHECK.text("setVariable", "variableName", variableName), variableValue);
    return this;
  }

  @Override
  public MessageCorrelationAsyncBuilder setVariables(Map<String, Object> variables) {
    this.variables.putAll(CHECK.variables("setVariables", variables));
    return this;
  }

  @Override
  public Batch correlateAllAsync() {
    var ids = instances.ids("correlateAllAsync");
    var batch = parts.many().correlating(ids, messageName, variables);
    return parts.commands().execute(new BeginBatchCommand(batch, "MR_EXECUTION", parts.batches()));
  }
}

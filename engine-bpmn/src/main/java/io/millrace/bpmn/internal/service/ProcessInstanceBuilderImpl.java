package io.millrace.bpmn.internal.service;

import io.millrace.bpmn.internal.command.StartInstanceCommand;
import io.millrace.bpmn.internal.command.StartRequest;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.runtime.ProcessInstanceBuilder;
import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.service.AbstractVariablesBuilder;
import io.millrace.common.internal.service.Check;

/** Collects what a start says; its result is one {@link StartRequest}. Used by one thread. */
final class ProcessInstanceBuilderImpl extends AbstractVariablesBuilder<ProcessInstanceBuilder>
    implements ProcessInstanceBuilder {

  private static final Check CHECK = new Check("ProcessInstanceBuilder");

  private final RuntimeParts parts;
  private Long definitionId;
  private String definitionKey;
  private String messageName;
  private String tenantId;
  private String name;
  private String businessKey;
  private String businessStatus;
  private String externalId;
  private String idempotencyKey;

  ProcessInstanceBuilderImpl(RuntimeParts parts) {
    super(CHECK);
    this.parts = parts;
  }

  @Override
  public ProcessInstanceBuilder processDefinitionId(String processDefinitionId) {
    definitionId = CHECK.id("processDefinitionId", "processDefinitionId", processDefinitionId);
    return this;
  }

  @Override
  public ProcessInstanceBuilder processDefinitionKey(String processDefinitionKey) {
    definitionKey =
        CHECK.text("processDefinitionKey", "processDefinitionKey", processDefinitionKey);
    return this;
  }

  @Override
  public ProcessInstanceBuilder messageName(String messageName) {
    this.messageName = CHECK.text("messageName", "messageName", messageName);
    return this;
  }

  @Override
  public ProcessInstanceBuilder tenantId(String tenantId) {
    this.tenantId = CHECK.optional("tenantId", "tenantId", tenantId);
    return this;
  }

  @Override
  public ProcessInstanceBuilder name(String name) {
    this.name = CHECK.optional("name", "name", name);
    return this;
  }

  @Override
  public ProcessInstanceBuilder businessKey(String businessKey) {
    this.businessKey = CHECK.optional("businessKey", "businessKey", businessKey);
    return this;
  }

  @Override
  public ProcessInstanceBuilder businessStatus(String businessStatus) {
    this.businessStatus = CHECK.optional("businessStatus", "businessStatus", businessStatus);
    return this;
  }

  @Override
  public ProcessInstanceBuilder externalId(String externalId) {
    this.externalId = CHECK.textOrNull("externalId", "externalId", externalId);
    return this;
  }

  @Override
  public ProcessInstanceBuilder idempotencyKey(String idempotencyKey) {
    this.idempotencyKey = CHECK.textOrNull("idempotencyKey", "idempotencyKey", idempotencyKey);
    return this;
  }

  @Override
  public ProcessInstance start() {
    if (named(definitionId) + named(definitionKey) + named(messageName) != 1) {
      throw new BadArgumentException(
          "ProcessInstanceBuilder.start: it is not clear what to start. Name one of processDefinitionId, processDefinitionKey and "
              + "messageName.");
    }
    return parts
        .commands()
        .execute(
            new StartInstanceCommand(
                request(), idempotencyKey, parts.commands(), parts.keys(), parts.runtime()));
  }

  private static int named(Object process) {
    return process == null ? 0 : 1;
  }

  private StartRequest request() {
    return new StartRequest(
        definitionId == null ? 0 : definitionId,
        definitionKey,
        messageName,
        definitionId == null ? parts.tenants().of(tenantId) : "",
        name,
        businessKey,
        businessStatus,
        externalId,
        variables(),
        transientVariables());
  }
}

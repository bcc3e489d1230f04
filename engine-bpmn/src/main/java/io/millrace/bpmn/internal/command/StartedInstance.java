package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.HistoricProcessInstanceEntity;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.ExternalIds;
import java.time.Instant;
import java.util.Collections;
import java.util.Date;
import java.util.Map;

/**
 * A process instance as a start leaves it.
 *
 * @param ids what it is known by
 * @param labels what it is called
 * @param state how it stands
 * @param definition its version; null if that is deleted
 * @param getProcessVariables its variables
 */
public record StartedInstance(
    Ids ids,
    Labels labels,
    State state,
    DefinitionEntity definition,
    Map<String, Object> getProcessVariables)
    implements ProcessInstance {

  /** What an instance is known by. */
  private record Ids(long id, long root, long superExecution, long definition) {}

  /** What an instance is called. */
  private record Labels(
      String name, String businessKey, String businessStatus, String externalId, String tenantId) {}

  /** How an instance stands. */
  private record State(boolean ended, boolean suspended, Instant startTime, String startUserId) {}

  /** Shows an instance as it is now. */
  public static StartedInstance of(ExecutionEntity instance, BpmnContext context) {
    return new StartedInstance(
        new Ids(
            instance.id(),
            instance.rootInstanceId(),
            instance.superExecutionId(),
            instance.processDefinitionId()),
        new Labels(
            instance.name(),
            instance.businessKey(),
            instance.businessStatus(),
            instance.externalId(),
            instance.tenantId()),
        new State(
            instance.isDeleted(),
            instance.isSuspended(),
            instance.startTime(),
            instance.startUserId()),
        context.process(instance).definition(),
        variables(instance, context));
  }

  private static Map<String, Object> variables(ExecutionEntity instance, BpmnContext context) {
    if (instance.isDeleted() || instance.count(Dependent.VARIABLE) == 0) {
      return Map.of();
    }
    var node = context.variables().node(instance);
    return Collections.unmodifiableMap(context.variables().access().storedLocal(node));
  }

  /**
   * Shows an instance that an earlier call started under the same key.
   *
   * @param result the id of the instance, a blank and the id of its version
   */
  static ProcessInstance earlier(String result, StartRequest start, BpmnContext context) {
    var ids = result.split(" ");
    var id = Long.parseLong(ids[0]);
    var running = context.tree().find(id);
    if (running != null) {
      return of(running, context);
    }
    var command = context.command();
    var ended = command.unitOfWork().find(HistoricProcessInstanceEntity.TABLE, id);
    return ended == null
        ? forgotten(id, Long.parseLong(ids[1]), start, command)
        : of(ended, command);
  }

  /** Shows an instance that has ended since an earlier call started it. */
  static StartedInstance of(HistoricProcessInstanceEntity instance, CommandContext context) {
    return new StartedInstance(
        new Ids(instance.id(), instance.rootInstanceId(), 0, instance.processDefinitionId()),
        new Labels(
            instance.name(),
            instance.businessKey(),
            instance.businessStatus(),
            instance.externalId(),
            instance.tenantId()),
        new State(true, false, instance.startTime(), instance.startUserId()),
        context.unitOfWork().find(DefinitionEntity.TABLE, instance.processDefinitionId()),
        Map.of());
  }

  /**
   * Shows an instance that has ended since an earlier call started it, and of which history keeps
   * nothing.
   */
  static StartedInstance forgotten(
      long id, long definitionId, StartRequest start, CommandContext context) {
    return new StartedInstance(
        new Ids(id, id, 0, definitionId),
        new Labels(null, start.businessKey(), null, start.externalId(), start.tenantId()),
        new State(true, false, null, null),
        context.unitOfWork().find(DefinitionEntity.TABLE, definitionId),
        Map.of());
  }

  @Override
  public String getId() {
    return ExternalIds.text(ids.id);
  }

  @Override
  public String getProcessInstanceId() {
    return getId();
  }

  @Override
  public String getRootProcessInstanceId() {
    return ExternalIds.text(ids.root);
  }

  @Override
  public String getSuperExecutionId() {
    return ExternalIds.text(ids.superExecution);
  }

  @Override
  public String getParentId() {
    return null;
  }

  @Override
  public String getActivityId() {
    return null;
  }

  @Override
  public boolean isEnded() {
    return state.ended;
  }

  @Override
  public boolean isSuspended() {
    return state.suspended;
  }

  @Override
  public String getName() {
    return labels.name;
  }

  @Override
  public String getDescription() {
    return definition == null ? null : definition.description();
  }

  @Override
  public String getTenantId() {
    return ApiValues.tenant(labels.tenantId);
  }

  @Override
  public String getExternalId() {
    return labels.externalId;
  }

  @Override
  public String getBusinessKey() {
    return labels.businessKey;
  }

  @Override
  public String getBusinessStatus() {
    return labels.businessStatus;
  }

  @Override
  public String getProcessDefinitionId() {
    return ExternalIds.text(ids.definition);
  }

  @Override
  public String getProcessDefinitionKey() {
    return definition == null ? null : definition.key();
  }

  @Override
  public String getProcessDefinitionName() {
    return definition == null ? null : definition.name();
  }

  @Override
  public Integer getProcessDefinitionVersion() {
    return definition == null ? null : definition.version();
  }

  @Override
  public String getProcessDefinitionCategory() {
    return definition == null ? null : definition.category();
  }

  @Override
  public String getDeploymentId() {
    return definition == null ? null : ExternalIds.text(definition.deploymentId());
  }

  @Override
  public Date getStartTime() {
    return ApiValues.date(state.startTime);
  }

  @Override
  public String getStartUserId() {
    return state.startUserId;
  }

  @Override
  public String toString() {
    return ApiValues.label("process instance", getId(), getProcessDefinitionKey());
  }
}

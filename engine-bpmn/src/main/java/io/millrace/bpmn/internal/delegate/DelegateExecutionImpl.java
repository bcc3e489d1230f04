package io.millrace.bpmn.internal.delegate;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.Occasion;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.delegate.UserCodeScope;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.variable.VariableAccess;
import io.millrace.common.internal.variable.VariableNode;
import java.util.List;
import java.util.function.Supplier;

/** An execution as user code sees it. */
final class DelegateExecutionImpl extends UserCodeScope implements DelegateExecution {

  private final ExecutionEntity execution;
  private final Occasion occasion;
  private final BpmnContext context;
  private final Supplier<ProcessEngine> engine;

  DelegateExecutionImpl(
      ExecutionEntity execution,
      Occasion occasion,
      BpmnContext context,
      Supplier<ProcessEngine> engine) {
    this.execution = execution;
    this.occasion = occasion;
    this.context = context;
    this.engine = engine;
  }

  @Override
  protected CommandContext command() {
    return context.command();
  }

  @Override
  protected VariableAccess access() {
    return context.variables().access();
  }

  @Override
  protected VariableNode node() {
    return context.variables().node(execution);
  }

  @Override
  public String getId() {
    return ExternalIds.text(execution.id());
  }

  @Override
  public String getProcessInstanceId() {
    return ExternalIds.text(execution.processInstanceId());
  }

  @Override
  public DelegateExecution getProcessInstance() {
    return of(context.tree().processInstance(execution));
  }

  @Override
  public String getRootProcessInstanceId() {
    return ExternalIds.text(execution.rootInstanceId());
  }

  @Override
  public String getParentId() {
    return ExternalIds.text(execution.parentId());
  }

  @Override
  public DelegateExecution getParent() {
    var parent = context.tree().parent(execution);
    return parent == null ? null : of(parent);
  }

  @Override
  public List<? extends DelegateExecution> getExecutions() {
    return context.tree().children(execution).stream().map(this::of).toList();
  }

  private DelegateExecution of(ExecutionEntity other) {
    return new DelegateExecutionImpl(
        other, Occasion.at(other, occasion.eventName()), context, engine);
  }

  @Override
  public String getSuperExecutionId() {
    return ExternalIds.text(context.tree().processInstance(execution).superExecutionId());
  }

  @Override
  public String getProcessDefinitionId() {
    return ExternalIds.text(execution.processDefinitionId());
  }

  @Override
  public String getProcessInstanceBusinessKey() {
    return context.tree().processInstance(execution).businessKey();
  }

  @Override
  public String getProcessInstanceBusinessStatus() {
    return context.tree().processInstance(execution).businessStatus();
  }

  @Override
  public String getCurrentActivityId() {
    return occasion.elementId();
  }

  @Override
  public String getCurrentActivityName() {
    return occasion.elementName();
  }

  @Override
  public boolean isProcessInstanceType() {
    return execution.isProcessInstance();
  }

  @Override
  public boolean isScope() {
    return execution.isScope();
  }

  @Override
  public boolean isConcurrent() {
    var parent = context.tree().parent(execution);
    return parent != null && parent.count(Dependent.CHILD) > 1;
  }

  @Override
  public boolean isMultiInstanceRoot() {
    return execution.isMultiInstanceRoot();
  }

  @Override
  public boolean isActive() {
    return execution.isActive();
  }

  @Override
  public boolean isEnded() {
    return execution.isDeleted();
  }

  @Override
  public ProcessEngine getProcessEngine() {
    return engine.get();
  }

  @Override
  public String getTenantId() {
    return execution.tenantId().isEmpty() ? null : execution.tenantId();
  }

  @Override
  public String getEventName() {
    return occasion.eventName();
  }
}

package io.millrace.cmmn.internal.delegate;

import io.millrace.cmmn.delegate.DelegatePlanItemInstance;
import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.delegate.UserCodeScope;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.variable.VariableAccess;
import io.millrace.common.internal.variable.VariableNode;

/** A plan item as user code sees it. */
final class DelegatePlanItemInstanceImpl extends UserCodeScope implements DelegatePlanItemInstance {

  private final PlanItemEntity item;
  private final String eventName;
  private final CmmnContext context;

  DelegatePlanItemInstanceImpl(PlanItemEntity item, String eventName, CmmnContext context) {
    this.item = item;
    this.eventName = eventName;
    this.context = context;
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
    return context.variables().node(item);
  }

  @Override
  public String getId() {
    return ExternalIds.text(item.id());
  }

  @Override
  public String getName() {
    return item.name();
  }

  @Override
  public String getState() {
    return item.state();
  }

  @Override
  public String getElementId() {
    return item.elementId();
  }

  @Override
  public String getPlanItemDefinitionId() {
    return item.planItemDefinitionId();
  }

  @Override
  public String getPlanItemDefinitionType() {
    return item.type();
  }

  @Override
  public String getCaseInstanceId() {
    return ExternalIds.text(item.caseInstanceId());
  }

  @Override
  public String getCaseDefinitionId() {
    return ExternalIds.text(item.caseDefinitionId());
  }

  @Override
  public String getStageInstanceId() {
    return ExternalIds.text(item.stageInstanceId());
  }

  @Override
  public String getTenantId() {
    return ApiValues.tenant(item.tenantId());
  }

  @Override
  public String getEventName() {
    return eventName;
  }
}

package io.millrace.cmmn.internal.delegate;

import io.millrace.cmmn.delegate.DelegateCaseInstance;
import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.delegate.UserCodeScope;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.variable.VariableAccess;
import io.millrace.common.internal.variable.VariableNode;

/** A case as user code sees it. */
final class DelegateCaseInstanceImpl extends UserCodeScope implements DelegateCaseInstance {

  private final CaseInstanceEntity instance;
  private final String eventName;
  private final CmmnContext context;

  DelegateCaseInstanceImpl(CaseInstanceEntity instance, String eventName, CmmnContext context) {
    this.instance = instance;
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
    return context.variables().node(instance);
  }

  @Override
  public String getId() {
    return ExternalIds.text(instance.id());
  }

  @Override
  public String getName() {
    return instance.name();
  }

  @Override
  public String getBusinessKey() {
    return instance.businessKey();
  }

  @Override
  public String getBusinessStatus() {
    return instance.businessStatus();
  }

  @Override
  public String getState() {
    return instance.state();
  }

  @Override
  public String getCaseDefinitionId() {
    return ExternalIds.text(instance.caseDefinitionId());
  }

  @Override
  public String getTenantId() {
    return ApiValues.tenant(instance.tenantId());
  }

  @Override
  public String getEventName() {
    return eventName;
  }
}

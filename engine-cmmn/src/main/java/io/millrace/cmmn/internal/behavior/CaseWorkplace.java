package io.millrace.cmmn.internal.behavior;

import io.millrace.cmmn.delegate.CmmnFault;
import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.scope.ScopeTypes;
import io.millrace.common.internal.work.Workplace;
import java.util.Map;

/** A plan item at work. */
record CaseWorkplace(PlanItemEntity item, CmmnContext context) implements Workplace {

  @Override
  public ExpressionScope scope() {
    return context.scope(item);
  }

  @Override
  public Map<String, Object> variables() {
    return context.variables().access().all(context.variables().node(item));
  }

  @Override
  public void set(String name, Object value) {
    context.variables().set(item, name, value);
  }

  @Override
  public void setTransient(String name, Object value) {
    context.variables().access().setTransient(context.variables().node(item), name, value);
  }

  @Override
  public String elementId() {
    return item.planItemDefinitionId();
  }

  @Override
  public String scopeType() {
    return ScopeTypes.CMMN;
  }

  @Override
  public String instanceId() {
    return ExternalIds.text(item.caseInstanceId());
  }

  @Override
  public String elementInstanceId() {
    return ExternalIds.text(item.id());
  }

  @Override
  public String deploymentId() {
    return ExternalIds.text(context.version(item).deploymentId());
  }

  @Override
  public String tenantId() {
    return item.tenantId();
  }

  @Override
  public RuntimeException modelledError(String code, String message) {
    return new CmmnFault(code, message);
  }
}

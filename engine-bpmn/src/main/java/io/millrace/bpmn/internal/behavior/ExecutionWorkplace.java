package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.work.Workplace;
import java.util.Map;

/**
 * An execution at work.
 *
 * @param keepsResults whether results are its own, rather than set where a variable of the name is
 *     seen
 */
record ExecutionWorkplace(ExecutionEntity execution, boolean keepsResults, BpmnContext context)
    implements Workplace {

  @Override
  public ExpressionScope scope() {
    return context.scope(execution);
  }

  @Override
  public Map<String, Object> variables() {
    return context.variables().all(execution);
  }

  @Override
  public void set(String name, Object value) {
    if (keepsResults) {
      context.variables().setLocal(execution, name, value);
    } else {
      context.variables().set(execution, name, value);
    }
  }

  @Override
  public void setTransient(String name, Object value) {
    context.variables().setTransient(execution, name, value);
  }

  @Override
  public String elementId() {
    return execution.activityId();
  }

  @Override
  public String scopeType() {
    return ExecutionEntity.SCOPE_TYPE;
  }

  @Override
  public String instanceId() {
    return ExternalIds.text(execution.processInstanceId());
  }

  @Override
  public String elementInstanceId() {
    return ExternalIds.text(execution.id());
  }

  @Override
  public String deploymentId() {
    return ExternalIds.text(context.process(execution).definition().deploymentId());
  }

  @Override
  public String tenantId() {
    return execution.tenantId();
  }

  @Override
  public RuntimeException modelledError(String code, String message) {
    return new BpmnError(code, message);
  }
}

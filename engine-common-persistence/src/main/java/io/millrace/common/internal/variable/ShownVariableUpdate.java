package io.millrace.common.internal.variable;

import io.millrace.common.history.HistoricVariableUpdate;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.scope.ShownScope;
import java.util.Date;

/**
 * A value that a variable once had, as the API shows it.
 *
 * @param row its row, which never changes
 * @param value the value that the row stands for; null if it was read without
 */
public record ShownVariableUpdate(VariableUpdateEntity row, Object value)
    implements HistoricVariableUpdate {

  private ShownScope scope() {
    return new ShownScope(row.scopeType(), row.scopeId(), row.subScopeId(), 0);
  }

  @Override
  public String getId() {
    return ExternalIds.text(row.id());
  }

  @Override
  public Date getTime() {
    return ApiValues.date(row.time());
  }

  @Override
  public String getProcessInstanceId() {
    return scope().processInstanceId();
  }

  @Override
  public String getExecutionId() {
    return scope().executionId();
  }

  @Override
  public String getTaskId() {
    return ExternalIds.text(row.taskId());
  }

  @Override
  public String getScopeId() {
    return scope().scopeId();
  }

  @Override
  public String getSubScopeId() {
    return scope().subScopeId();
  }

  @Override
  public String getScopeType() {
    return scope().type();
  }

  @Override
  public String getRootInstanceId() {
    return ExternalIds.text(row.rootInstanceId());
  }

  @Override
  public String getTenantId() {
    return ApiValues.tenant(row.tenantId());
  }

  @Override
  public String getVariableInstanceId() {
    return ExternalIds.text(row.variableId());
  }

  @Override
  public String getVariableName() {
    return row.name();
  }

  @Override
  public String getVariableTypeName() {
    return row.type();
  }

  @Override
  public Object getValue() {
    return value;
  }

  @Override
  public int getRevision() {
    return row.variableRev();
  }

  @Override
  public String toString() {
    return ApiValues.label("variable update", row.id(), row.name());
  }
}

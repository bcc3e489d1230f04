package io.millrace.common.internal.incident;

import io.millrace.common.incident.HistoricIncident;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.ExternalIds;
import java.util.Date;

/**
 * An incident as the API shows it.
 *
 * @param row a copy of its row
 */
record ShownIncident(IncidentEntity row) implements HistoricIncident {

  @Override
  public String getId() {
    return ExternalIds.text(row.id());
  }

  @Override
  public Date getIncidentTimestamp() {
    return ApiValues.date(row.createTime());
  }

  @Override
  public Date getCreateTime() {
    return ApiValues.date(row.createTime());
  }

  @Override
  public Date getEndTime() {
    return ApiValues.date(row.endTime());
  }

  @Override
  public boolean isOpen() {
    return row.isOpen();
  }

  @Override
  public boolean isResolved() {
    return row.state() == IncidentState.RESOLVED;
  }

  @Override
  public boolean isDeleted() {
    return row.state() == IncidentState.DELETED;
  }

  @Override
  public String getIncidentType() {
    return row.type();
  }

  @Override
  public String getIncidentMessage() {
    return row.message();
  }

  @Override
  public String getConfiguration() {
    return row.configuration();
  }

  @Override
  public String getAnnotation() {
    return row.annotation();
  }

  @Override
  public String getExecutionId() {
    return row.scope().executionId();
  }

  @Override
  public String getProcessInstanceId() {
    return row.scope().processInstanceId();
  }

  @Override
  public String getProcessDefinitionId() {
    return row.scope().processDefinitionId();
  }

  @Override
  public String getScopeId() {
    return row.scope().scopeId();
  }

  @Override
  public String getSubScopeId() {
    return row.scope().subScopeId();
  }

  @Override
  public String getScopeType() {
    return row.scope().type();
  }

  @Override
  public String getScopeDefinitionId() {
    return row.scope().scopeDefinitionId();
  }

  @Override
  public String getActivityId() {
    return row.elementId();
  }

  @Override
  public String getTenantId() {
    return ApiValues.tenant(row.tenantId());
  }

  @Override
  public String toString() {
    return row.toString();
  }
}

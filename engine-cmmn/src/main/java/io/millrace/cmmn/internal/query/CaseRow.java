package io.millrace.cmmn.internal.query;

import static io.millrace.common.internal.query.condition.Conditions.id;

import io.millrace.cmmn.history.HistoricCaseInstance;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.runtime.CaseInstance;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.localization.LocalizedText;
import io.millrace.common.internal.persistence.ApiValues;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.query.QueryLanguage.Named;
import io.millrace.common.internal.scope.ScopeTypes;
import java.time.Instant;
import java.util.Date;
import java.util.Map;

/** A case as the API shows it, read from either table, with what is shown of its definition. */
public final class CaseRow implements CaseInstance, HistoricCaseInstance {

  private long id;
  private String tenantId = "";
  private String externalId;
  private long caseDefinitionId;
  private String caseDefinitionKey;
  private String caseDefinitionName;
  private int caseDefinitionVersion;
  private long caseDefinitionDeploymentId;
  private String state;
  private String businessKey;
  private String businessStatus;
  private String name;
  private String startUserId;
  private Instant startTime;
  private Instant endTime;
  private long duration;
  private String deleteReason;
  private long superProcessInstanceId;
  private long superCaseInstanceId;
  private Map<String, Object> variables = Map.of();

  /** Shows a case that was just started. */
  public static CaseRow of(CaseInstanceEntity instance, DefinitionEntity definition) {
    var row = new CaseRow();
    row.id = instance.id();
    row.tenantId = instance.tenantId();
    row.externalId = instance.externalId();
    row.caseDefinitionId = definition.id();
    row.caseDefinitionKey = definition.key();
    row.caseDefinitionName = definition.name();
    row.caseDefinitionVersion = definition.version();
    row.caseDefinitionDeploymentId = definition.deploymentId();
    row.state = instance.state();
    row.businessKey = instance.businessKey();
    row.businessStatus = instance.businessStatus();
    row.name = instance.name();
    row.startUserId = instance.startUserId();
    row.startTime = instance.startTime();
    return row;
  }

  long id() {
    return id;
  }

  /** Returns what in the model its name comes from. */
  Named named() {
    return new Named(ScopeTypes.CMMN, caseDefinitionId, null);
  }

  /**
   * Notes what the case is called in the language that a query asked for. A name that the instance
   * was given stays.
   */
  void localize(LocalizedText text) {
    name = name == null ? text.name() : name;
    caseDefinitionName = text.nameOr(caseDefinitionName);
  }

  void show(Map<String, Object> values) {
    variables = values;
  }

  @Override
  public String getId() {
    return ExternalIds.text(id);
  }

  @Override
  public String getExternalId() {
    return externalId;
  }

  @Override
  public String getName() {
    return name;
  }

  @Override
  public String getBusinessKey() {
    return businessKey;
  }

  @Override
  public String getBusinessStatus() {
    return businessStatus;
  }

  @Override
  public String getTenantId() {
    return ApiValues.tenant(tenantId);
  }

  @Override
  public String getState() {
    return state;
  }

  @Override
  public String getCaseDefinitionId() {
    return ExternalIds.text(caseDefinitionId);
  }

  @Override
  public String getCaseDefinitionKey() {
    return caseDefinitionKey;
  }

  @Override
  public String getCaseDefinitionName() {
    return caseDefinitionName;
  }

  @Override
  public Integer getCaseDefinitionVersion() {
    return caseDefinitionKey == null ? null : caseDefinitionVersion;
  }

  @Override
  public String getCaseDefinitionDeploymentId() {
    return ExternalIds.text(caseDefinitionDeploymentId);
  }

  @Override
  public Date getStartTime() {
    return ApiValues.date(startTime);
  }

  @Override
  public String getStartUserId() {
    return startUserId;
  }

  @Override
  public Map<String, Object> getCaseVariables() {
    return variables;
  }

  @Override
  public Date getEndTime() {
    return ApiValues.date(endTime);
  }

  @Override
  public Long getDurationInMillis() {
    return endTime == null ? null : duration;
  }

  @Override
  public String getDeleteReason() {
    return deleteReason;
  }

  @Override
  public String getSuperProcessInstanceId() {
    return ExternalIds.text(superProcessInstanceId);
  }

  @Override
  public String getSuperCaseInstanceId() {
    return ExternalIds.text(superCaseInstanceId);
  }

  @Override
  public String toString() {
    return ApiValues.label("case", getId(), caseDefinitionKey);
  }
}

package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.column.IncidentColumn.CONFIGURATION;
import static io.millrace.common.internal.query.column.IncidentColumn.ELEMENT_ID;
import static io.millrace.common.internal.query.column.IncidentColumn.ID;
import static io.millrace.common.internal.query.column.IncidentColumn.MESSAGE;
import static io.millrace.common.internal.query.column.IncidentColumn.SCOPE_DEFINITION_ID;
import static io.millrace.common.internal.query.column.IncidentColumn.SCOPE_ID;
import static io.millrace.common.internal.query.column.IncidentColumn.SCOPE_TYPE;
import static io.millrace.common.internal.query.column.IncidentColumn.SUB_SCOPE_ID;
import static io.millrace.common.internal.query.column.IncidentColumn.TENANT_ID;
import static io.millrace.common.internal.query.column.IncidentColumn.TYPE;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.id;
import static io.millrace.common.internal.query.condition.Conditions.like;

import io.millrace.common.incident.HistoricIncident;
import io.millrace.common.incident.Incident;
import io.millrace.common.internal.incident.IncidentEntity;
import io.millrace.common.internal.query.condition.Selection;
import io.millrace.common.query.Query;
import java.util.List;

/**
 * What queries of incidents have in common.
 *
 * @param <Q> the query itself
 * @param <U> what is found
 */
abstract class AbstractIncidentQuery<Q extends Query<?, ?>, U extends Incident>
    extends AbstractQuery<Q, U> {

  private static final ScopeConditions SCOPES =
      new ScopeConditions(SCOPE_TYPE, SCOPE_ID, SCOPE_DEFINITION_ID);

  AbstractIncidentQuery(QueryParts parts) {
    super(parts.executor(), "incident", ID);
  }

  /** Reads the rows. */
  protected final List<HistoricIncident> rows(QueryReader reader, Selection selection) {
    return reader.<IncidentEntity>list(mapper(), selection).stream()
        .map(IncidentEntity::shown)
        .toList();
  }

  /** Keeps the incident with this id. */
  public final Q incidentId(String incidentId) {
    return where(id(ID, given("incidentId", incidentId)));
  }

  /** Keeps incidents of this type. */
  public final Q incidentType(String incidentType) {
    return where(equal(TYPE, given("incidentType", incidentType)));
  }

  /** Keeps incidents with this message. */
  public final Q incidentMessage(String incidentMessage) {
    return where(equal(MESSAGE, given("incidentMessage", incidentMessage)));
  }

  /** Keeps incidents whose message matches a pattern; {@code %} stands for any characters. */
  public final Q incidentMessageLike(String incidentMessageLike) {
    return where(like(MESSAGE, given("incidentMessageLike", incidentMessageLike)));
  }

  /** Keeps incidents with this configuration; that of a failed job is its id. */
  public final Q configuration(String configuration) {
    return where(equal(CONFIGURATION, given("configuration", configuration)));
  }

  /** Keeps incidents of this element. */
  public final Q activityId(String activityId) {
    return where(equal(ELEMENT_ID, given("activityId", activityId)));
  }

  /** Keeps incidents of this execution. */
  public final Q executionId(String executionId) {
    return where(SCOPES.ofProcess(id(SUB_SCOPE_ID, given("executionId", executionId))));
  }

  /** Keeps incidents of this process instance. */
  public final Q processInstanceId(String processInstanceId) {
    return where(SCOPES.ofProcess(id(SCOPE_ID, given("processInstanceId", processInstanceId))));
  }

  /** Keeps incidents of instances of this version of a process. */
  public final Q processDefinitionId(String processDefinitionId) {
    return where(
        SCOPES.ofProcess(
            id(SCOPE_DEFINITION_ID, given("processDefinitionId", processDefinitionId))));
  }

  /** Keeps incidents of this case instance. */
  public final Q caseInstanceId(String caseInstanceId) {
    return where(SCOPES.ofCase(id(SCOPE_ID, given("caseInstanceId", caseInstanceId))));
  }

  /** Keeps incidents of this tenant. */
  public final Q tenantId(String tenantId) {
    return where(equal(TENANT_ID, given("tenantId", tenantId)));
  }

  /** Orders by id. */
  public final Q orderByIncidentId() {
    return orderBy(ID);
  }

  /** Orders by type. */
  public final Q orderByIncidentType() {
    return orderBy(TYPE);
  }

  /** Orders by the element. */
  public final Q orderByActivityId() {
    return orderBy(ELEMENT_ID);
  }

  /** Orders by the instance. */
  public final Q orderByProcessInstanceId() {
    return orderBy(SCOPE_ID);
  }

  /** Orders by tenant. */
  public final Q orderByTenantId() {
    return orderBy(TENANT_ID);
  }
}

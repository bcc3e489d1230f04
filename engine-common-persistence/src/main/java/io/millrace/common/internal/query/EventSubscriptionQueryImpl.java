package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.Arguments.givenAll;
import static io.millrace.common.internal.query.column.EventSubscriptionColumn.ACTIVITY_ID;
import static io.millrace.common.internal.query.column.EventSubscriptionColumn.CONFIGURATION;
import static io.millrace.common.internal.query.column.EventSubscriptionColumn.CREATE_TIME;
import static io.millrace.common.internal.query.column.EventSubscriptionColumn.EVENT_NAME;
import static io.millrace.common.internal.query.column.EventSubscriptionColumn.EVENT_TYPE;
import static io.millrace.common.internal.query.column.EventSubscriptionColumn.ID;
import static io.millrace.common.internal.query.column.EventSubscriptionColumn.SCOPE_DEFINITION_ID;
import static io.millrace.common.internal.query.column.EventSubscriptionColumn.SCOPE_ID;
import static io.millrace.common.internal.query.column.EventSubscriptionColumn.SCOPE_TYPE;
import static io.millrace.common.internal.query.column.EventSubscriptionColumn.SUB_SCOPE_ID;
import static io.millrace.common.internal.query.column.EventSubscriptionColumn.TENANT_ID;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.missing;
import static io.millrace.common.internal.query.condition.Conditions.oneOf;
import static io.millrace.common.internal.query.condition.TimeConditions.from;
import static io.millrace.common.internal.query.condition.TimeConditions.until;

import io.millrace.common.eventsubscription.EventSubscription;
import io.millrace.common.eventsubscription.EventSubscriptionQuery;
import io.millrace.common.internal.query.condition.Conditions;
import io.millrace.common.internal.query.condition.Selection;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import java.util.Collection;
import java.util.Date;
import java.util.List;

/** Asks who waits for which messages and signals. */
final class EventSubscriptionQueryImpl
    extends AbstractQuery<EventSubscriptionQuery, EventSubscription>
    implements EventSubscriptionQuery {

  private static final ScopeConditions SCOPES =
      new ScopeConditions(SCOPE_TYPE, SCOPE_ID, SCOPE_DEFINITION_ID);

  EventSubscriptionQueryImpl(QueryParts parts) {
    super(parts.executor(), "eventSubscription", ID);
  }

  @Override
  protected List<EventSubscriptionEntity> read(QueryReader reader, Selection selection) {
    return reader.list(mapper(), selection);
  }

  @Override
  public EventSubscriptionQuery id(String id) {
    return where(Conditions.id(ID, given("id", id)));
  }

  @Override
  public EventSubscriptionQuery eventType(String eventType) {
    return where(equal(EVENT_TYPE, given("eventType", eventType)));
  }

  @Override
  public EventSubscriptionQuery eventName(String eventName) {
    return where(equal(EVENT_NAME, given("eventName", eventName)));
  }

  @Override
  public EventSubscriptionQuery activityId(String activityId) {
    return where(equal(ACTIVITY_ID, given("activityId", activityId)));
  }

  @Override
  public EventSubscriptionQuery configuration(String configuration) {
    return where(equal(CONFIGURATION, given("configuration", configuration)));
  }

  @Override
  public EventSubscriptionQuery tenantId(String tenantId) {
    return where(equal(TENANT_ID, given("tenantId", tenantId)));
  }

  @Override
  public EventSubscriptionQuery configurations(Collection<String> configurations) {
    return where(oneOf(CONFIGURATION, givenAll("configurations", configurations)));
  }

  @Override
  public EventSubscriptionQuery withoutConfiguration() {
    return where(missing(CONFIGURATION));
  }

  @Override
  public EventSubscriptionQuery tenantIds(Collection<String> tenantIds) {
    return where(oneOf(TENANT_ID, givenAll("tenantIds", tenantIds)));
  }

  @Override
  public EventSubscriptionQuery withoutTenantId() {
    return where(equal(TENANT_ID, ""));
  }

  @Override
  public EventSubscriptionQuery executionId(String executionId) {
    return where(SCOPES.ofProcess(Conditions.id(SUB_SCOPE_ID, given("executionId", executionId))));
  }

  @Override
  public EventSubscriptionQuery processInstanceId(String processInstanceId) {
    return where(
        SCOPES.ofProcess(Conditions.id(SCOPE_ID, given("processInstanceId", processInstanceId))));
  }

  @Override
  public EventSubscriptionQuery processDefinitionId(String processDefinitionId) {
    return where(
        SCOPES.ofProcess(
            Conditions.id(SCOPE_DEFINITION_ID, given("processDefinitionId", processDefinitionId))));
  }

  @Override
  public EventSubscriptionQuery caseInstanceId(String caseInstanceId) {
    return where(SCOPES.ofCase(Conditions.id(SCOPE_ID, given("caseInstanceId", caseInstanceId))));
  }

  @Override
  public EventSubscriptionQuery caseDefinitionId(String caseDefinitionId) {
    return where(
        SCOPES.ofCase(
            Conditions.id(SCOPE_DEFINITION_ID, given("caseDefinitionId", caseDefinitionId))));
  }

  @Override
  public EventSubscriptionQuery planItemInstanceId(String planItemInstanceId) {
    return where(
        SCOPES.ofCase(
            Conditions.id(SUB_SCOPE_ID, given("planItemInstanceId", planItemInstanceId))));
  }

  @Override
  public EventSubscriptionQuery scopeId(String scopeId) {
    return where(SCOPES.ofOther(Conditions.id(SCOPE_ID, given("scopeId", scopeId))));
  }

  @Override
  public EventSubscriptionQuery subScopeId(String subScopeId) {
    return where(SCOPES.ofOther(Conditions.id(SUB_SCOPE_ID, given("subScopeId", subScopeId))));
  }

  @Override
  public EventSubscriptionQuery scopeDefinitionId(String scopeDefinitionId) {
    return where(
        SCOPES.ofOther(
            Conditions.id(SCOPE_DEFINITION_ID, given("scopeDefinitionId", scopeDefinitionId))));
  }

  @Override
  public EventSubscriptionQuery scopeType(String scopeType) {
    return where(SCOPES.ofOther(equal(SCOPE_TYPE, given("scopeType", scopeType))));
  }

  @Override
  public EventSubscriptionQuery withoutProcessInstanceId() {
    return where(SCOPES.ofNoProcess());
  }

  @Override
  public EventSubscriptionQuery withoutProcessDefinitionId() {
    return where(SCOPES.isNoProcess());
  }

  @Override
  public EventSubscriptionQuery withoutScopeId() {
    return where(SCOPES.ofNoOther());
  }

  @Override
  public EventSubscriptionQuery withoutScopeDefinitionId() {
    return where(SCOPES.isNoOther());
  }

  @Override
  public EventSubscriptionQuery createdBefore(Date time) {
    return where(until(CREATE_TIME, given("createdBefore", time)));
  }

  @Override
  public EventSubscriptionQuery createdAfter(Date time) {
    return where(from(CREATE_TIME, given("createdAfter", time)));
  }

  @Override
  public EventSubscriptionQuery orderById() {
    return orderBy(ID);
  }

  @Override
  public EventSubscriptionQuery orderByEventName() {
    return orderBy(EVENT_NAME);
  }

  @Override
  public EventSubscriptionQuery orderByCreateDate() {
    return orderBy(CREATE_TIME);
  }

  @Override
  public EventSubscriptionQuery orderByExecutionId() {
    return orderBy(SUB_SCOPE_ID);
  }

  @Override
  public EventSubscriptionQuery orderByProcessInstanceId() {
    return orderBy(SCOPE_ID);
  }

  @Override
  public EventSubscriptionQuery orderByProcessDefinitionId() {
    return orderBy(SCOPE_DEFINITION_ID);
  }

  @Override
  public EventSubscriptionQuery orderByTenantId() {
    return orderBy(TENANT_ID);
  }
}

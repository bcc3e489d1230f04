package io.millrace.bpmn.internal.query;

import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.Arguments.givenAll;
import static io.millrace.common.internal.query.column.DefinitionColumn.CATEGORY;
import static io.millrace.common.internal.query.column.DefinitionColumn.ID;
import static io.millrace.common.internal.query.column.DefinitionColumn.KEY;
import static io.millrace.common.internal.query.column.DefinitionColumn.NAME;
import static io.millrace.common.internal.query.column.DefinitionColumn.RESOURCE_NAME;
import static io.millrace.common.internal.query.column.DefinitionColumn.STARTABLE_IN_TASKLIST;
import static io.millrace.common.internal.query.column.DefinitionColumn.SUSPENDED;
import static io.millrace.common.internal.query.column.DefinitionColumn.TENANT_ID;
import static io.millrace.common.internal.query.column.DefinitionColumn.VERSION;
import static io.millrace.common.internal.query.column.DefinitionColumn.VERSION_TAG;
import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.compare;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.exists;
import static io.millrace.common.internal.query.condition.Conditions.id;
import static io.millrace.common.internal.query.condition.Conditions.ids;
import static io.millrace.common.internal.query.condition.Conditions.like;
import static io.millrace.common.internal.query.condition.Conditions.likeIgnoreCase;
import static io.millrace.common.internal.query.condition.Conditions.notEqual;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.ShownProcessDefinition;
import io.millrace.bpmn.repository.ProcessDefinition;
import io.millrace.bpmn.repository.ProcessDefinitionQuery;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.localization.LocalizedText;
import io.millrace.common.internal.query.AbstractDefinitionQuery;
import io.millrace.common.internal.query.QueryParts;
import io.millrace.common.internal.query.column.EventSubscriptionColumn;
import io.millrace.common.internal.query.condition.Operator;
import io.millrace.common.internal.query.condition.Relation;
import java.util.Set;

/** Asks for process definitions. */
final class ProcessDefinitionQueryImpl
    extends AbstractDefinitionQuery<ProcessDefinitionQuery, ProcessDefinition>
    implements ProcessDefinitionQuery {

  private static final Relation SUBSCRIPTIONS =
      Relation.of("MR_EVENT_SUBSCRIPTION", EventSubscriptionColumn.SCOPE_DEFINITION_ID, ID);

  ProcessDefinitionQueryImpl(QueryParts parts) {
    super(parts, ExecutionEntity.SCOPE_TYPE);
  }

  @Override
  protected ProcessDefinition shown(DefinitionEntity row, LocalizedText text) {
    return new ShownProcessDefinition(row, text);
  }

  @Override
  public ProcessDefinitionQuery processDefinitionId(String processDefinitionId) {
    return where(id(ID, given("processDefinitionId", processDefinitionId)));
  }

  @Override
  public ProcessDefinitionQuery processDefinitionIds(Set<String> processDefinitionIds) {
    return where(ids(ID, givenAll("processDefinitionIds", processDefinitionIds)));
  }

  @Override
  public ProcessDefinitionQuery processDefinitionKey(String processDefinitionKey) {
    return where(equal(KEY, given("processDefinitionKey", processDefinitionKey)));
  }

  @Override
  public ProcessDefinitionQuery processDefinitionKeyLike(String pattern) {
    return where(like(KEY, given("processDefinitionKeyLike", pattern)));
  }

  @Override
  public ProcessDefinitionQuery processDefinitionName(String name) {
    return where(equal(NAME, given("processDefinitionName", name)));
  }

  @Override
  public ProcessDefinitionQuery processDefinitionNameLike(String pattern) {
    return where(like(NAME, given("processDefinitionNameLike", pattern)));
  }

  @Override
  public ProcessDefinitionQuery processDefinitionNameLikeIgnoreCase(String pattern) {
    return where(likeIgnoreCase(NAME, given("processDefinitionNameLikeIgnoreCase", pattern)));
  }

  @Override
  public ProcessDefinitionQuery processDefinitionCategory(String category) {
    return where(equal(CATEGORY, given("processDefinitionCategory", category)));
  }

  @Override
  public ProcessDefinitionQuery processDefinitionCategoryLike(String pattern) {
    return where(like(CATEGORY, given("processDefinitionCategoryLike", pattern)));
  }

  @Override
  public ProcessDefinitionQuery processDefinitionCategoryNotEquals(String category) {
    return where(notEqual(CATEGORY, given("processDefinitionCategoryNotEquals", category)));
  }

  @Override
  public ProcessDefinitionQuery processDefinitionResourceName(String resourceName) {
    return where(equal(RESOURCE_NAME, given("processDefinitionResourceName", resourceName)));
  }

  @Override
  public ProcessDefinitionQuery processDefinitionResourceNameLike(String pattern) {
    return where(like(RESOURCE_NAME, given("processDefinitionResourceNameLike", pattern)));
  }

  @Override
  public ProcessDefinitionQuery processDefinitionVersion(Integer version) {
    return where(equal(VERSION, given("processDefinitionVersion", version)));
  }

  @Override
  public ProcessDefinitionQuery processDefinitionVersionGreaterThan(Integer version) {
    given("processDefinitionVersionGreaterThan", version);
    return where(compare(VERSION, Operator.GREATER, version));
  }

  @Override
  public ProcessDefinitionQuery processDefinitionVersionGreaterThanOrEquals(Integer version) {
    given("processDefinitionVersionGreaterThanOrEquals", version);
    return where(compare(VERSION, Operator.GREATER_OR_EQUAL, version));
  }

  @Override
  public ProcessDefinitionQuery processDefinitionVersionLowerThan(Integer version) {
    given("processDefinitionVersionLowerThan", version);
    return where(compare(VERSION, Operator.LESS, version));
  }

  @Override
  public ProcessDefinitionQuery processDefinitionVersionLowerThanOrEquals(Integer version) {
    given("processDefinitionVersionLowerThanOrEquals", version);
    return where(compare(VERSION, Operator.LESS_OR_EQUAL, version));
  }

  @Override
  public ProcessDefinitionQuery active() {
    return where(equal(SUSPENDED, false));
  }

  @Override
  public ProcessDefinitionQuery suspended() {
    return where(equal(SUSPENDED, true));
  }

  @Override
  public ProcessDefinitionQuery processDefinitionTenantId(String tenantId) {
    return where(equal(TENANT_ID, given("processDefinitionTenantId", tenantId)));
  }

  @Override
  public ProcessDefinitionQuery processDefinitionTenantIdLike(String pattern) {
    return tenantLike(given("processDefinitionTenantIdLike", pattern));
  }

  @Override
  public ProcessDefinitionQuery processDefinitionWithoutTenantId() {
    return where(equal(TENANT_ID, ""));
  }

  @Override
  public ProcessDefinitionQuery messageEventSubscriptionName(String messageName) {
    given("messageEventSubscriptionName", messageName);
    return where(
        exists(
            SUBSCRIPTIONS,
            all(
                equal(EventSubscriptionColumn.SUB_SCOPE_ID, 0L),
                equal(EventSubscriptionColumn.EVENT_TYPE, "message"),
                equal(EventSubscriptionColumn.EVENT_NAME, messageName))));
  }

  @Override
  public ProcessDefinitionQuery orderByProcessDefinitionId() {
    return orderBy(ID);
  }

  @Override
  public ProcessDefinitionQuery orderByProcessDefinitionKey() {
    return orderBy(KEY);
  }

  @Override
  public ProcessDefinitionQuery orderByProcessDefinitionVersion() {
    return orderBy(VERSION);
  }

  @Override
  public ProcessDefinitionQuery orderByProcessDefinitionName() {
    return orderBy(NAME);
  }

  @Override
  public ProcessDefinitionQuery orderByProcessDefinitionCategory() {
    return orderBy(CATEGORY);
  }

  @Override
  public ProcessDefinitionQuery versionTag(String versionTag) {
    return where(equal(VERSION_TAG, given("versionTag", versionTag)));
  }

  @Override
  public ProcessDefinitionQuery startableInTasklist() {
    return where(equal(STARTABLE_IN_TASKLIST, true));
  }

  @Override
  public ProcessDefinitionQuery notStartableInTasklist() {
    return where(equal(STARTABLE_IN_TASKLIST, false));
  }
}

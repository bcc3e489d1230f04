package io.millrace.bpmn.internal.query;

import static io.millrace.bpmn.internal.query.ExecutionColumn.ACTIVITY_ID;
import static io.millrace.bpmn.internal.query.ExecutionColumn.BUSINESS_KEY;
import static io.millrace.bpmn.internal.query.ExecutionColumn.ID;
import static io.millrace.bpmn.internal.query.ExecutionColumn.PARENT_ID;
import static io.millrace.bpmn.internal.query.ExecutionColumn.PROCESS_DEFINITION_ID;
import static io.millrace.bpmn.internal.query.ExecutionColumn.PROCESS_DEFINITION_KEY;
import static io.millrace.bpmn.internal.query.ExecutionColumn.PROCESS_INSTANCE_ID;
import static io.millrace.bpmn.internal.query.ExecutionColumn.ROOT_INSTANCE_ID;
import static io.millrace.bpmn.internal.query.ExecutionColumn.START_TIME;
import static io.millrace.bpmn.internal.query.ExecutionColumn.START_USER_ID;
import static io.millrace.bpmn.internal.query.ExecutionColumn.SUPER_EXECUTION_ID;
import static io.millrace.bpmn.internal.query.ExecutionColumn.TENANT_ID;
import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.Arguments.givenAll;
import static io.millrace.common.internal.query.column.DefinitionColumn.KEY;
import static io.millrace.common.internal.query.column.VariableColumn.TASK_ID;
import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.exists;
import static io.millrace.common.internal.query.condition.Conditions.id;
import static io.millrace.common.internal.query.condition.Conditions.like;
import static io.millrace.common.internal.query.condition.Conditions.likeIgnoreCase;
import static io.millrace.common.internal.query.condition.Conditions.missing;
import static io.millrace.common.internal.query.condition.Conditions.not;
import static io.millrace.common.internal.query.condition.Conditions.notEqual;
import static io.millrace.common.internal.query.condition.Conditions.oneOf;
import static io.millrace.common.internal.query.condition.Conditions.present;
import static io.millrace.common.internal.query.condition.TimeConditions.from;
import static io.millrace.common.internal.query.condition.TimeConditions.until;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.runtime.Execution;
import io.millrace.bpmn.runtime.ExecutionQuery;
import io.millrace.common.internal.query.OwnVariables;
import io.millrace.common.internal.query.ProcessVariables;
import io.millrace.common.internal.query.QueryLanguage.Named;
import io.millrace.common.internal.query.QueryParts;
import io.millrace.common.internal.query.QueryReader;
import io.millrace.common.internal.query.VariableConditions;
import io.millrace.common.internal.query.VariableTables;
import io.millrace.common.internal.query.column.EventSubscriptionColumn;
import io.millrace.common.internal.query.column.VariableColumn;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Relation;
import io.millrace.common.internal.query.condition.Selection;
import java.util.Date;
import java.util.List;
import java.util.Set;

/** Asks for executions. */
final class ExecutionQueryImpl extends AbstractInstanceQuery<ExecutionQuery, Execution>
    implements ExecutionQuery, OwnVariables<ExecutionQuery>, ProcessVariables<ExecutionQuery> {

  private static final Relation INSTANCE =
      Relation.of(Family.TABLE, ID, PROCESS_INSTANCE_ID).and(ROOT_INSTANCE_ID, ROOT_INSTANCE_ID);
  private static final Relation SUBSCRIPTIONS =
      Relation.of("MR_EVENT_SUBSCRIPTION", EventSubscriptionColumn.SUB_SCOPE_ID, ID);
  private static final Relation OWN_VARIABLES =
      Relation.of("MR_VARIABLE", VariableColumn.SUB_SCOPE_ID, ID);

  ExecutionQueryImpl(QueryParts parts) {
    super(parts, "execution", ID, PROCESS_DEFINITION_ID);
  }

  /** All executions of an instance run its definition, and the index of definitions has its row. */
  @Override
  Condition runs(Condition definition) {
    return all(definition, Family.withInstance(definition));
  }

  @Override
  protected List<ExecutionEntity> read(QueryReader reader, Selection selection) {
    List<ExecutionEntity> found = reader.list(mapper(), selection);
    language().tell(reader, found, ExecutionQueryImpl::named, ExecutionEntity::localize);
    return found;
  }

  static Named named(ExecutionEntity execution) {
    var element = execution.isProcessInstance() ? null : execution.activityId();
    return new Named(ExecutionEntity.SCOPE_TYPE, execution.processDefinitionId(), element);
  }

  @Override
  public VariableConditions variables() {
    return new VariableConditions(
        values(), variable -> exists(OWN_VARIABLES, all(variable, equal(TASK_ID, 0L))));
  }

  @Override
  public VariableConditions processVariables() {
    return new VariableConditions(
        values(), variable -> VariableTables.ofRunning(PROCESS_INSTANCE_ID, variable));
  }

  private static Condition businessKey(Condition key, boolean includeChildExecutions) {
    return includeChildExecutions ? exists(INSTANCE, key) : all(missing(PARENT_ID), key);
  }

  private static Condition waitsFor(String eventType, String eventName) {
    return exists(
        SUBSCRIPTIONS,
        all(
            equal(EventSubscriptionColumn.EVENT_TYPE, eventType),
            equal(EventSubscriptionColumn.EVENT_NAME, eventName)));
  }

  @Override
  public ExecutionQuery executionId(String executionId) {
    return where(id(ID, given("executionId", executionId)));
  }

  @Override
  public ExecutionQuery parentId(String executionId) {
    return where(Family.below(given("parentId", executionId)));
  }

  @Override
  public ExecutionQuery processInstanceId(String processInstanceId) {
    var instance = given("processInstanceId", processInstanceId);
    return where(Family.ofInstance(ROOT_INSTANCE_ID, PROCESS_INSTANCE_ID, instance));
  }

  @Override
  public ExecutionQuery processInstanceIds(Set<String> processInstanceIds) {
    var instances = givenAll("processInstanceIds", processInstanceIds);
    return where(Family.ofInstances(ROOT_INSTANCE_ID, PROCESS_INSTANCE_ID, instances));
  }

  @Override
  public ExecutionQuery rootProcessInstanceId(String processInstanceId) {
    return where(id(ROOT_INSTANCE_ID, given("rootProcessInstanceId", processInstanceId)));
  }

  @Override
  public ExecutionQuery activityId(String activityId) {
    return where(equal(ACTIVITY_ID, given("activityId", activityId)));
  }

  @Override
  public ExecutionQuery onlyChildExecutions() {
    return where(present(PARENT_ID));
  }

  @Override
  public ExecutionQuery onlySubProcessExecutions() {
    return where(all(missing(PARENT_ID), present(SUPER_EXECUTION_ID)));
  }

  @Override
  public ExecutionQuery onlyProcessInstanceExecutions() {
    return where(missing(PARENT_ID));
  }

  @Override
  public ExecutionQuery processDefinitionKeys(Set<String> keys) {
    return where(definition(oneOf(KEY, givenAll("processDefinitionKeys", keys))));
  }

  @Override
  public ExecutionQuery excludeProcessDefinitionKeys(Set<String> keys) {
    return where(not(definition(oneOf(KEY, givenAll("excludeProcessDefinitionKeys", keys)))));
  }

  @Override
  public ExecutionQuery processInstanceBusinessKey(String businessKey) {
    return processInstanceBusinessKey(businessKey, false);
  }

  @Override
  public ExecutionQuery processInstanceBusinessKey(
      String businessKey, boolean includeChildExecutions) {
    var key = equal(BUSINESS_KEY, given("processInstanceBusinessKey", businessKey));
    return where(businessKey(key, includeChildExecutions));
  }

  @Override
  public ExecutionQuery processInstanceBusinessKeyLike(String pattern) {
    return processInstanceBusinessKeyLike(pattern, false);
  }

  @Override
  public ExecutionQuery processInstanceBusinessKeyLike(
      String pattern, boolean includeChildExecutions) {
    var key = like(BUSINESS_KEY, given("processInstanceBusinessKeyLike", pattern));
    return where(businessKey(key, includeChildExecutions));
  }

  @Override
  public ExecutionQuery processInstanceBusinessKeyLikeIgnoreCase(String pattern) {
    return processInstanceBusinessKeyLikeIgnoreCase(pattern, false);
  }

  @Override
  public ExecutionQuery processInstanceBusinessKeyLikeIgnoreCase(
      String pattern, boolean includeChildExecutions) {
    var key =
        likeIgnoreCase(BUSINESS_KEY, given("processInstanceBusinessKeyLikeIgnoreCase", pattern));
    return where(businessKey(key, includeChildExecutions));
  }

  @Override
  public ExecutionQuery signalEventSubscriptionName(String signalName) {
    return where(waitsFor("signal", given("signalEventSubscriptionName", signalName)));
  }

  @Override
  public ExecutionQuery messageEventSubscriptionName(String messageName) {
    return where(waitsFor("message", given("messageEventSubscriptionName", messageName)));
  }

  @Override
  public ExecutionQuery startedBy(String userId) {
    return where(equal(START_USER_ID, given("startedBy", userId)));
  }

  @Override
  public ExecutionQuery startedBefore(Date time) {
    return where(until(START_TIME, given("startedBefore", time)));
  }

  @Override
  public ExecutionQuery startedAfter(Date time) {
    return where(from(START_TIME, given("startedAfter", time)));
  }

  @Override
  public ExecutionQuery executionTenantId(String tenantId) {
    return where(equal(TENANT_ID, given("executionTenantId", tenantId)));
  }

  @Override
  public ExecutionQuery executionTenantIdLike(String pattern) {
    return where(
        all(notEqual(TENANT_ID, ""), like(TENANT_ID, given("executionTenantIdLike", pattern))));
  }

  @Override
  public ExecutionQuery executionTenantIdLikeIgnoreCase(String pattern) {
    given("executionTenantIdLikeIgnoreCase", pattern);
    return where(all(notEqual(TENANT_ID, ""), likeIgnoreCase(TENANT_ID, pattern)));
  }

  @Override
  public ExecutionQuery executionWithoutTenantId() {
    return where(equal(TENANT_ID, ""));
  }

  @Override
  public ExecutionQuery orderByProcessInstanceId() {
    return orderBy(PROCESS_INSTANCE_ID);
  }

  @Override
  public ExecutionQuery orderByProcessDefinitionKey() {
    return orderBy(PROCESS_DEFINITION_KEY);
  }

  @Override
  public ExecutionQuery orderByProcessDefinitionId() {
    return orderBy(PROCESS_DEFINITION_ID);
  }

  @Override
  public ExecutionQuery orderByTenantId() {
    return orderBy(TENANT_ID);
  }
}

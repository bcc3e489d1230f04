package io.millrace.bpmn.internal.query;

import static io.millrace.bpmn.internal.query.ActivityColumn.ACTIVITY_ID;
import static io.millrace.bpmn.internal.query.ActivityColumn.ACTIVITY_NAME;
import static io.millrace.bpmn.internal.query.ActivityColumn.ACTIVITY_TYPE;
import static io.millrace.bpmn.internal.query.ActivityColumn.ASSIGNEE;
import static io.millrace.bpmn.internal.query.ActivityColumn.CALLED_PROCESS_INSTANCE_ID;
import static io.millrace.bpmn.internal.query.ActivityColumn.COMPLETED_BY;
import static io.millrace.bpmn.internal.query.ActivityColumn.DELETE_REASON;
import static io.millrace.bpmn.internal.query.ActivityColumn.END_TIME;
import static io.millrace.bpmn.internal.query.ActivityColumn.EXECUTION_ID;
import static io.millrace.bpmn.internal.query.ActivityColumn.ID;
import static io.millrace.bpmn.internal.query.ActivityColumn.PROCESS_DEFINITION_ID;
import static io.millrace.bpmn.internal.query.ActivityColumn.PROCESS_INSTANCE_ID;
import static io.millrace.bpmn.internal.query.ActivityColumn.ROOT_INSTANCE_ID;
import static io.millrace.bpmn.internal.query.ActivityColumn.START_TIME;
import static io.millrace.bpmn.internal.query.ActivityColumn.TENANT_ID;
import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.Arguments.givenAll;
import static io.millrace.common.internal.query.condition.Condition.Known.ALWAYS;
import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.ended;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.id;
import static io.millrace.common.internal.query.condition.Conditions.ids;
import static io.millrace.common.internal.query.condition.Conditions.like;
import static io.millrace.common.internal.query.condition.Conditions.notEqual;
import static io.millrace.common.internal.query.condition.Conditions.oneOf;
import static io.millrace.common.internal.query.condition.Conditions.running;
import static io.millrace.common.internal.query.condition.TimeConditions.from;
import static io.millrace.common.internal.query.condition.TimeConditions.until;

import io.millrace.bpmn.internal.persistence.HistoricActivityEntity;
import io.millrace.bpmn.runtime.ActivityInstanceInfoQuery;
import io.millrace.common.internal.query.AbstractQuery;
import io.millrace.common.internal.query.QueryParts;
import io.millrace.common.internal.query.QueryReader;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Condition.ByArm;
import io.millrace.common.internal.query.condition.Selection;
import java.util.Date;
import java.util.List;
import java.util.Set;

/**
 * What queries of visits in running instances and in history have in common.
 *
 * @param <Q> the query itself
 * @param <U> what is found
 */
abstract class AbstractActivityQuery<Q extends ActivityInstanceInfoQuery<?, ?>, U>
    extends AbstractQuery<Q, U> implements ActivityInstanceInfoQuery<Q, U> {

  AbstractActivityQuery(QueryParts parts) {
    super(parts.executor(), "activity", ID);
  }

  @Override
  protected final List<? extends U> read(QueryReader reader, Selection selection) {
    return shown(reader.list(mapper(), selection));
  }

  /** Returns what was found as what the API shows. */
  abstract List<? extends U> shown(List<HistoricActivityEntity> found);

  @Override
  public final Q activityInstanceId(String activityInstanceId) {
    return where(id(ID, given("activityInstanceId", activityInstanceId)));
  }

  @Override
  public final Q processInstanceId(String processInstanceId) {
    var instance = given("processInstanceId", processInstanceId);
    return where(
        new ByArm(
            Family.ofInstance(ROOT_INSTANCE_ID, PROCESS_INSTANCE_ID, instance),
            id(PROCESS_INSTANCE_ID, instance)));
  }

  @Override
  public final Q processInstanceIds(Set<String> processInstanceIds) {
    var instances = givenAll("processInstanceIds", processInstanceIds);
    return where(
        new ByArm(
            Family.ofInstances(ROOT_INSTANCE_ID, PROCESS_INSTANCE_ID, instances),
            ids(PROCESS_INSTANCE_ID, instances)));
  }

  @Override
  public final Q processDefinitionId(String processDefinitionId) {
    var definitionId = given("processDefinitionId", processDefinitionId);
    var definition = id(PROCESS_DEFINITION_ID, definitionId);
    var runs = id(ExecutionColumn.PROCESS_DEFINITION_ID, definitionId);
    return where(
        new ByArm(
            all(definition, Family.withInstance(ROOT_INSTANCE_ID, runs)), over(definition, runs)));
  }

  /**
   * Finds the visits of a definition that are over.
   *
   * @param definition the visit is one of the definition
   * @param runs the execution runs the definition
   */
  abstract Condition over(Condition definition, Condition runs);

  @Override
  public final Q executionId(String executionId) {
    return where(id(EXECUTION_ID, given("executionId", executionId)));
  }

  @Override
  public final Q activityId(String activityId) {
    return where(equal(ACTIVITY_ID, given("activityId", activityId)));
  }

  @Override
  public final Q activityName(String name) {
    return where(equal(ACTIVITY_NAME, given("activityName", name)));
  }

  @Override
  public final Q activityType(String activityType) {
    return where(equal(ACTIVITY_TYPE, given("activityType", activityType)));
  }

  @Override
  public final Q activityTypes(Set<String> activityTypes) {
    return where(oneOf(ACTIVITY_TYPE, givenAll("activityTypes", activityTypes)));
  }

  @Override
  public final Q calledProcessInstanceIds(Set<String> processInstanceIds) {
    return where(
        ids(CALLED_PROCESS_INSTANCE_ID, givenAll("calledProcessInstanceIds", processInstanceIds)));
  }

  @Override
  public final Q taskAssignee(String userId) {
    return where(equal(ASSIGNEE, given("taskAssignee", userId)));
  }

  @Override
  public final Q taskCompletedBy(String userId) {
    return where(ended(equal(COMPLETED_BY, given("taskCompletedBy", userId))));
  }

  @Override
  public final Q finished() {
    return where(ended(ALWAYS));
  }

  @Override
  public final Q unfinished() {
    return where(running(ALWAYS));
  }

  @Override
  public final Q startedBefore(Date time) {
    return where(until(START_TIME, given("startedBefore", time)));
  }

  @Override
  public final Q startedAfter(Date time) {
    return where(from(START_TIME, given("startedAfter", time)));
  }

  @Override
  public final Q finishedBefore(Date time) {
    return where(ended(until(END_TIME, given("finishedBefore", time))));
  }

  @Override
  public final Q finishedAfter(Date time) {
    return where(ended(from(END_TIME, given("finishedAfter", time))));
  }

  @Override
  public final Q deleteReason(String reason) {
    return where(ended(equal(DELETE_REASON, given("deleteReason", reason))));
  }

  @Override
  public final Q deleteReasonLike(String pattern) {
    return where(ended(like(DELETE_REASON, given("deleteReasonLike", pattern))));
  }

  @Override
  public final Q activityTenantId(String tenantId) {
    return where(equal(TENANT_ID, given("activityTenantId", tenantId)));
  }

  @Override
  public final Q activityTenantIdLike(String pattern) {
    return where(
        all(notEqual(TENANT_ID, ""), like(TENANT_ID, given("activityTenantIdLike", pattern))));
  }

  @Override
  public final Q activityWithoutTenantId() {
    return where(equal(TENANT_ID, ""));
  }

  @Override
  public final Q tenantIdIn(List<String> tenantIds) {
    return where(oneOf(TENANT_ID, givenAll("tenantIdIn", tenantIds)));
  }

  @Override
  public final Q orderByActivityId() {
    return orderBy(ACTIVITY_ID);
  }

  @Override
  public final Q orderByActivityName() {
    return orderBy(ACTIVITY_NAME);
  }

  @Override
  public final Q orderByActivityType() {
    return orderBy(ACTIVITY_TYPE);
  }

  @Override
  public final Q orderByProcessInstanceId() {
    return orderBy(PROCESS_INSTANCE_ID);
  }

  @Override
  public final Q orderByExecutionId() {
    return orderBy(EXECUTION_ID);
  }

  @Override
  public final Q orderByProcessDefinitionId() {
    return orderBy(PROCESS_DEFINITION_ID);
  }

  @Override
  public final Q orderByTenantId() {
    return orderBy(TENANT_ID);
  }
}

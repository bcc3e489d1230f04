package io.millrace.cmmn.internal.query;

import static io.millrace.cmmn.internal.query.PlanItemColumn.CASE_DEFINITION_ID;
import static io.millrace.cmmn.internal.query.PlanItemColumn.CASE_INSTANCE_ID;
import static io.millrace.cmmn.internal.query.PlanItemColumn.CREATE_TIME;
import static io.millrace.cmmn.internal.query.PlanItemColumn.END_TIME;
import static io.millrace.cmmn.internal.query.PlanItemColumn.HISTORY_LEVEL;
import static io.millrace.cmmn.internal.query.PlanItemColumn.INJECTED;
import static io.millrace.cmmn.internal.query.PlanItemColumn.LAST_AVAILABLE_TIME;
import static io.millrace.cmmn.internal.query.PlanItemColumn.LAST_DISABLED_TIME;
import static io.millrace.cmmn.internal.query.PlanItemColumn.LAST_ENABLED_TIME;
import static io.millrace.cmmn.internal.query.PlanItemColumn.LAST_STARTED_TIME;
import static io.millrace.cmmn.internal.query.PlanItemColumn.LAST_SUSPENDED_TIME;
import static io.millrace.cmmn.internal.query.PlanItemColumn.LAST_UNAVAILABLE_TIME;
import static io.millrace.cmmn.internal.query.PlanItemColumn.PLAN_ITEM_DEFINITION_ID;
import static io.millrace.cmmn.internal.query.PlanItemColumn.STAGE_INSTANCE_ID;
import static io.millrace.cmmn.internal.query.PlanItemColumn.TYPE;
import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.Arguments.givenAll;
import static io.millrace.common.internal.query.condition.Condition.Known.ALWAYS;
import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.compare;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.id;
import static io.millrace.common.internal.query.condition.Conditions.ids;
import static io.millrace.common.internal.query.condition.Conditions.oneOf;
import static io.millrace.common.internal.query.condition.Conditions.present;
import static io.millrace.common.internal.query.condition.Conditions.running;
import static io.millrace.common.internal.query.condition.TimeConditions.from;
import static io.millrace.common.internal.query.condition.TimeConditions.until;

import io.millrace.cmmn.history.HistoricPlanItemInstance;
import io.millrace.cmmn.history.HistoricPlanItemInstanceQuery;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.query.QueryParts;
import io.millrace.common.internal.query.VariableTables;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Condition.ByArm;
import io.millrace.common.internal.query.condition.Conditions;
import io.millrace.common.internal.query.condition.Operator;
import java.util.Date;
import java.util.List;

/** Asks for plan items of running and ended cases. */
final class HistoricPlanItemInstanceQueryImpl
    extends AbstractPlanItemQuery<HistoricPlanItemInstanceQuery, HistoricPlanItemInstance>
    implements HistoricPlanItemInstanceQuery {

  HistoricPlanItemInstanceQueryImpl(QueryParts parts) {
    super(parts);
    var kept = compare(HISTORY_LEVEL, Operator.GREATER_OR_EQUAL, HistoryLevel.ACTIVITY.ordinal());
    where(new ByArm(kept, ALWAYS));
  }

  @Override
  Condition areVariablesShown() {
    return all(VariableTables.inHistory(), VariableTables.notRemoved());
  }

  @Override
  List<PlanItemRow> shown(List<PlanItemRow> found) {
    return found;
  }

  @Override
  public HistoricPlanItemInstanceQuery planItemInstanceCaseInstanceId(String caseInstanceId) {
    var instance = given("planItemInstanceCaseInstanceId", caseInstanceId);
    return where(new ByArm(Family.ofCase(instance), id(CASE_INSTANCE_ID, instance)));
  }

  @Override
  public HistoricPlanItemInstanceQuery planItemInstanceCaseInstanceIds(
      List<String> caseInstanceIds) {
    var cases = givenAll("planItemInstanceCaseInstanceIds", caseInstanceIds);
    return where(new ByArm(Family.ofCases(cases), ids(CASE_INSTANCE_ID, cases)));
  }

  @Override
  public HistoricPlanItemInstanceQuery planItemInstanceCaseDefinitionId(String caseDefinitionId) {
    return where(
        id(CASE_DEFINITION_ID, given("planItemInstanceCaseDefinitionId", caseDefinitionId)));
  }

  @Override
  public HistoricPlanItemInstanceQuery planItemInstanceDerivedCaseDefinitionId(
      String derivedCaseDefinitionId) {
    var id = given("planItemInstanceDerivedCaseDefinitionId", derivedCaseDefinitionId);
    return where(all(id(CASE_DEFINITION_ID, id), present(INJECTED)));
  }

  @Override
  public HistoricPlanItemInstanceQuery planItemInstanceStageInstanceId(String stageInstanceId) {
    return where(id(STAGE_INSTANCE_ID, given("planItemInstanceStageInstanceId", stageInstanceId)));
  }

  @Override
  public HistoricPlanItemInstanceQuery planItemInstanceDefinitionId(String planItemDefinitionId) {
    return where(
        equal(
            PLAN_ITEM_DEFINITION_ID, given("planItemInstanceDefinitionId", planItemDefinitionId)));
  }

  @Override
  public HistoricPlanItemInstanceQuery planItemInstanceDefinitionType(String type) {
    return where(equal(TYPE, given("planItemInstanceDefinitionType", type)));
  }

  @Override
  public HistoricPlanItemInstanceQuery planItemInstanceDefinitionTypes(List<String> types) {
    return where(oneOf(TYPE, givenAll("planItemInstanceDefinitionTypes", types)));
  }

  @Override
  public HistoricPlanItemInstanceQuery createdBefore(Date time) {
    return where(until(CREATE_TIME, given("createdBefore", time)));
  }

  @Override
  public HistoricPlanItemInstanceQuery createdAfter(Date time) {
    return where(from(CREATE_TIME, given("createdAfter", time)));
  }

  @Override
  public HistoricPlanItemInstanceQuery lastAvailableBefore(Date time) {
    return where(until(LAST_AVAILABLE_TIME, given("lastAvailableBefore", time)));
  }

  @Override
  public HistoricPlanItemInstanceQuery lastAvailableAfter(Date time) {
    return where(from(LAST_AVAILABLE_TIME, given("lastAvailableAfter", time)));
  }

  @Override
  public HistoricPlanItemInstanceQuery lastUnavailableBefore(Date time) {
    return where(until(LAST_UNAVAILABLE_TIME, given("lastUnavailableBefore", time)));
  }

  @Override
  public HistoricPlanItemInstanceQuery lastUnavailableAfter(Date time) {
    return where(from(LAST_UNAVAILABLE_TIME, given("lastUnavailableAfter", time)));
  }

  @Override
  public HistoricPlanItemInstanceQuery lastEnabledBefore(Date time) {
    return where(until(LAST_ENABLED_TIME, given("lastEnabledBefore", time)));
  }

  @Override
  public HistoricPlanItemInstanceQuery lastEnabledAfter(Date time) {
    return where(from(LAST_ENABLED_TIME, given("lastEnabledAfter", time)));
  }

  @Override
  public HistoricPlanItemInstanceQuery lastDisabledBefore(Date time) {
    return where(until(LAST_DISABLED_TIME, given("lastDisabledBefore", time)));
  }

  @Override
  public HistoricPlanItemInstanceQuery lastDisabledAfter(Date time) {
    return where(from(LAST_DISABLED_TIME, given("lastDisabledAfter", time)));
  }

  @Override
  public HistoricPlanItemInstanceQuery lastStartedBefore(Date time) {
    return where(until(LAST_STARTED_TIME, given("lastStartedBefore", time)));
  }

  @Override
  public HistoricPlanItemInstanceQuery lastStartedAfter(Date time) {
    return where(from(LAST_STARTED_TIME, given("lastStartedAfter", time)));
  }

  @Override
  public HistoricPlanItemInstanceQuery lastSuspendedBefore(Date time) {
    return where(until(LAST_SUSPENDED_TIME, given("lastSuspendedBefore", time)));
  }

  @Override
  public HistoricPlanItemInstanceQuery lastSuspendedAfter(Date time) {
    return where(from(LAST_SUSPENDED_TIME, given("lastSuspendedAfter", time)));
  }

  @Override
  public HistoricPlanItemInstanceQuery completedBefore(Date time) {
    return where(PlanItemEnds.completed(until(END_TIME, given("completedBefore", time))));
  }

  @Override
  public HistoricPlanItemInstanceQuery completedAfter(Date time) {
    return where(PlanItemEnds.completed(from(END_TIME, given("completedAfter", time))));
  }

  @Override
  public HistoricPlanItemInstanceQuery occurredBefore(Date time) {
    return where(PlanItemEnds.occurred(until(END_TIME, given("occurredBefore", time))));
  }

  @Override
  public HistoricPlanItemInstanceQuery occurredAfter(Date time) {
    return where(PlanItemEnds.occurred(from(END_TIME, given("occurredAfter", time))));
  }

  @Override
  public HistoricPlanItemInstanceQuery terminatedBefore(Date time) {
    return where(PlanItemEnds.terminated(until(END_TIME, given("terminatedBefore", time))));
  }

  @Override
  public HistoricPlanItemInstanceQuery terminatedAfter(Date time) {
    return where(PlanItemEnds.terminated(from(END_TIME, given("terminatedAfter", time))));
  }

  @Override
  public HistoricPlanItemInstanceQuery exitBefore(Date time) {
    return where(PlanItemEnds.exited(until(END_TIME, given("exitBefore", time))));
  }

  @Override
  public HistoricPlanItemInstanceQuery exitAfter(Date time) {
    return where(PlanItemEnds.exited(from(END_TIME, given("exitAfter", time))));
  }

  @Override
  public HistoricPlanItemInstanceQuery endedBefore(Date time) {
    return where(Conditions.ended(until(END_TIME, given("endedBefore", time))));
  }

  @Override
  public HistoricPlanItemInstanceQuery endedAfter(Date time) {
    return where(Conditions.ended(from(END_TIME, given("endedAfter", time))));
  }

  @Override
  public HistoricPlanItemInstanceQuery ended() {
    return where(Conditions.ended(ALWAYS));
  }

  @Override
  public HistoricPlanItemInstanceQuery notEnded() {
    return where(running(ALWAYS));
  }

  @Override
  public HistoricPlanItemInstanceQuery orderByEndedTime() {
    return orderBy(END_TIME);
  }

  @Override
  public HistoricPlanItemInstanceQuery orderByLastAvailableTime() {
    return orderBy(LAST_AVAILABLE_TIME);
  }

  @Override
  public HistoricPlanItemInstanceQuery orderByLastUnavailableTime() {
    return orderBy(LAST_UNAVAILABLE_TIME);
  }

  @Override
  public HistoricPlanItemInstanceQuery orderByLastEnabledTime() {
    return orderBy(LAST_ENABLED_TIME);
  }

  @Override
  public HistoricPlanItemInstanceQuery orderByLastDisabledTime() {
    return orderBy(LAST_DISABLED_TIME);
  }

  @Override
  public HistoricPlanItemInstanceQuery orderByLastStartedTime() {
    return orderBy(LAST_STARTED_TIME);
  }

  @Override
  public HistoricPlanItemInstanceQuery orderByLastSuspendedTime() {
    return orderBy(LAST_SUSPENDED_TIME);
  }
}

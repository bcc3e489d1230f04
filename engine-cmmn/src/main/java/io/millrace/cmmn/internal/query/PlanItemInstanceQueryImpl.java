package io.millrace.cmmn.internal.query;

import static io.millrace.cmmn.internal.query.PlanItemColumn.CASE_DEFINITION_ID;
import static io.millrace.cmmn.internal.query.PlanItemColumn.CASE_INSTANCE_ID;
import static io.millrace.cmmn.internal.query.PlanItemColumn.CREATE_TIME;
import static io.millrace.cmmn.internal.query.PlanItemColumn.END_TIME;
import static io.millrace.cmmn.internal.query.PlanItemColumn.ID;
import static io.millrace.cmmn.internal.query.PlanItemColumn.INJECTED;
import static io.millrace.cmmn.internal.query.PlanItemColumn.LAST_AVAILABLE_TIME;
import static io.millrace.cmmn.internal.query.PlanItemColumn.LAST_DISABLED_TIME;
import static io.millrace.cmmn.internal.query.PlanItemColumn.LAST_ENABLED_TIME;
import static io.millrace.cmmn.internal.query.PlanItemColumn.LAST_STARTED_TIME;
import static io.millrace.cmmn.internal.query.PlanItemColumn.LAST_SUSPENDED_TIME;
import static io.millrace.cmmn.internal.query.PlanItemColumn.LAST_UNAVAILABLE_TIME;
import static io.millrace.cmmn.internal.query.PlanItemColumn.PLAN_ITEM_DEFINITION_ID;
import static io.millrace.cmmn.internal.query.PlanItemColumn.STAGE_INSTANCE_ID;
import static io.millrace.cmmn.internal.query.PlanItemColumn.STATE;
import static io.millrace.cmmn.internal.query.PlanItemColumn.TYPE;
import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.Arguments.givenAll;
import static io.millrace.common.internal.query.condition.Condition.Known.ALWAYS;
import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.id;
import static io.millrace.common.internal.query.condition.Conditions.ids;
import static io.millrace.common.internal.query.condition.Conditions.oneOf;
import static io.millrace.common.internal.query.condition.Conditions.present;
import static io.millrace.common.internal.query.condition.Conditions.running;
import static io.millrace.common.internal.query.condition.TimeConditions.from;
import static io.millrace.common.internal.query.condition.TimeConditions.until;

import io.millrace.cmmn.runtime.PlanItemInstance;
import io.millrace.cmmn.runtime.PlanItemInstanceQuery;
import io.millrace.cmmn.runtime.PlanItemInstanceState;
import io.millrace.common.internal.query.CaseVariables;
import io.millrace.common.internal.query.OwnVariables;
import io.millrace.common.internal.query.QueryParts;
import io.millrace.common.internal.query.VariableConditions;
import io.millrace.common.internal.query.VariableTables;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Condition.ByArm;
import io.millrace.common.internal.query.condition.Condition.Late;
import io.millrace.common.internal.query.condition.Conditions;
import java.util.Date;
import java.util.List;
import java.util.Set;

/** Asks for plan items of running cases. */
final class PlanItemInstanceQueryImpl
    extends AbstractPlanItemQuery<PlanItemInstanceQuery, PlanItemInstance>
    implements PlanItemInstanceQuery,
        OwnVariables<PlanItemInstanceQuery>,
        CaseVariables<PlanItemInstanceQuery> {

  private Condition shown = running(ALWAYS);

  PlanItemInstanceQueryImpl(QueryParts parts) {
    super(parts);
    where(new ByArm(ALWAYS, Family.caseRuns()));
    where(new Late(() -> shown));
  }

  @Override
  Condition areVariablesShown() {
    return VariableTables.notRemoved();
  }

  @Override
  List<PlanItemRow> shown(List<PlanItemRow> found) {
    return found;
  }

  @Override
  public VariableConditions variables() {
    return new VariableConditions(
        values(),
        variable ->
            new ByArm(
                VariableTables.ofRunningElement(ID, variable),
                VariableTables.ofEndedElement(CASE_INSTANCE_ID, ID, variable)));
  }

  @Override
  public VariableConditions caseVariables() {
    return new VariableConditions(
        values(), variable -> VariableTables.ofRunning(CASE_INSTANCE_ID, variable));
  }

  @Override
  public PlanItemInstanceQuery caseInstanceId(String caseInstanceId) {
    var instance = given("caseInstanceId", caseInstanceId);
    return where(new ByArm(Family.ofCase(instance), id(CASE_INSTANCE_ID, instance)));
  }

  @Override
  public PlanItemInstanceQuery caseInstanceIds(Set<String> caseInstanceIds) {
    var cases = givenAll("caseInstanceIds", caseInstanceIds);
    return where(new ByArm(Family.ofCases(cases), ids(CASE_INSTANCE_ID, cases)));
  }

  @Override
  public PlanItemInstanceQuery caseDefinitionId(String caseDefinitionId) {
    return where(id(CASE_DEFINITION_ID, given("caseDefinitionId", caseDefinitionId)));
  }

  @Override
  public PlanItemInstanceQuery derivedCaseDefinitionId(String derivedCaseDefinitionId) {
    var id = given("derivedCaseDefinitionId", derivedCaseDefinitionId);
    return where(all(id(CASE_DEFINITION_ID, id), present(INJECTED)));
  }

  @Override
  public PlanItemInstanceQuery stageInstanceId(String stageInstanceId) {
    return where(id(STAGE_INSTANCE_ID, given("stageInstanceId", stageInstanceId)));
  }

  @Override
  public PlanItemInstanceQuery planItemDefinitionId(String planItemDefinitionId) {
    return where(
        equal(PLAN_ITEM_DEFINITION_ID, given("planItemDefinitionId", planItemDefinitionId)));
  }

  @Override
  public PlanItemInstanceQuery planItemDefinitionType(String type) {
    return where(equal(TYPE, given("planItemDefinitionType", type)));
  }

  @Override
  public PlanItemInstanceQuery planItemDefinitionTypes(List<String> types) {
    return where(oneOf(TYPE, givenAll("planItemDefinitionTypes", types)));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceStateActive() {
    return where(equal(STATE, PlanItemInstanceState.ACTIVE));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceStateAvailable() {
    return where(equal(STATE, PlanItemInstanceState.AVAILABLE));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceStateUnavailable() {
    return where(equal(STATE, PlanItemInstanceState.UNAVAILABLE));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceStateEnabled() {
    return where(equal(STATE, PlanItemInstanceState.ENABLED));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceStateDisabled() {
    return where(equal(STATE, PlanItemInstanceState.DISABLED));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceStateAsyncActive() {
    return where(equal(STATE, PlanItemInstanceState.ASYNC_ACTIVE));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceStateAsyncActiveLeave() {
    return where(equal(STATE, PlanItemInstanceState.ASYNC_ACTIVE_LEAVE));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceStateWaitingForRepetition() {
    return where(equal(STATE, PlanItemInstanceState.WAITING_FOR_REPETITION));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceStateSuspended() {
    return where(equal(STATE, PlanItemInstanceState.SUSPENDED));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceStateFailed() {
    return where(equal(STATE, PlanItemInstanceState.FAILED));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceStateCompleted() {
    return where(equal(STATE, PlanItemInstanceState.COMPLETED));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceStateTerminated() {
    return where(equal(STATE, PlanItemInstanceState.TERMINATED));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceCreatedBefore(Date time) {
    return where(until(CREATE_TIME, given("planItemInstanceCreatedBefore", time)));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceCreatedAfter(Date time) {
    return where(from(CREATE_TIME, given("planItemInstanceCreatedAfter", time)));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceLastAvailableBefore(Date time) {
    return where(until(LAST_AVAILABLE_TIME, given("planItemInstanceLastAvailableBefore", time)));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceLastAvailableAfter(Date time) {
    return where(from(LAST_AVAILABLE_TIME, given("planItemInstanceLastAvailableAfter", time)));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceLastUnavailableBefore(Date time) {
    return where(
        until(LAST_UNAVAILABLE_TIME, given("planItemInstanceLastUnavailableBefore", time)));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceLastUnavailableAfter(Date time) {
    return where(from(LAST_UNAVAILABLE_TIME, given("planItemInstanceLastUnavailableAfter", time)));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceLastEnabledBefore(Date time) {
    return where(until(LAST_ENABLED_TIME, given("planItemInstanceLastEnabledBefore", time)));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceLastEnabledAfter(Date time) {
    return where(from(LAST_ENABLED_TIME, given("planItemInstanceLastEnabledAfter", time)));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceLastDisabledBefore(Date time) {
    return where(until(LAST_DISABLED_TIME, given("planItemInstanceLastDisabledBefore", time)));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceLastDisabledAfter(Date time) {
    return where(from(LAST_DISABLED_TIME, given("planItemInstanceLastDisabledAfter", time)));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceLastStartedBefore(Date time) {
    return where(until(LAST_STARTED_TIME, given("planItemInstanceLastStartedBefore", time)));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceLastStartedAfter(Date time) {
    return where(from(LAST_STARTED_TIME, given("planItemInstanceLastStartedAfter", time)));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceLastSuspendedBefore(Date time) {
    return where(until(LAST_SUSPENDED_TIME, given("planItemInstanceLastSuspendedBefore", time)));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceLastSuspendedAfter(Date time) {
    return where(from(LAST_SUSPENDED_TIME, given("planItemInstanceLastSuspendedAfter", time)));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceCompletedBefore(Date time) {
    return where(
        PlanItemEnds.completed(until(END_TIME, given("planItemInstanceCompletedBefore", time))));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceCompletedAfter(Date time) {
    return where(
        PlanItemEnds.completed(from(END_TIME, given("planItemInstanceCompletedAfter", time))));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceOccurredBefore(Date time) {
    return where(
        PlanItemEnds.occurred(until(END_TIME, given("planItemInstanceOccurredBefore", time))));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceOccurredAfter(Date time) {
    return where(
        PlanItemEnds.occurred(from(END_TIME, given("planItemInstanceOccurredAfter", time))));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceTerminatedBefore(Date time) {
    return where(
        PlanItemEnds.terminated(until(END_TIME, given("planItemInstanceTerminatedBefore", time))));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceTerminatedAfter(Date time) {
    return where(
        PlanItemEnds.terminated(from(END_TIME, given("planItemInstanceTerminatedAfter", time))));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceExitBefore(Date time) {
    return where(PlanItemEnds.exited(until(END_TIME, given("planItemInstanceExitBefore", time))));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceExitAfter(Date time) {
    return where(PlanItemEnds.exited(from(END_TIME, given("planItemInstanceExitAfter", time))));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceEndedBefore(Date time) {
    return where(Conditions.ended(until(END_TIME, given("planItemInstanceEndedBefore", time))));
  }

  @Override
  public PlanItemInstanceQuery planItemInstanceEndedAfter(Date time) {
    return where(Conditions.ended(from(END_TIME, given("planItemInstanceEndedAfter", time))));
  }

  @Override
  public PlanItemInstanceQuery ended() {
    shown = Conditions.ended(ALWAYS);
    return self();
  }

  @Override
  public PlanItemInstanceQuery includeEnded() {
    shown = ALWAYS;
    return self();
  }

  @Override
  public PlanItemInstanceQuery orderByEndTime() {
    return orderBy(END_TIME);
  }
}

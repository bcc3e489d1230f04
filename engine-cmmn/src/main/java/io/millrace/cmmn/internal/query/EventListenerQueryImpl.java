package io.millrace.cmmn.internal.query;

import static io.millrace.cmmn.internal.query.PlanItemColumn.CASE_DEFINITION_ID;
import static io.millrace.cmmn.internal.query.PlanItemColumn.ELEMENT_ID;
import static io.millrace.cmmn.internal.query.PlanItemColumn.NAME;
import static io.millrace.cmmn.internal.query.PlanItemColumn.PLAN_ITEM_DEFINITION_ID;
import static io.millrace.cmmn.internal.query.PlanItemColumn.STAGE_INSTANCE_ID;
import static io.millrace.cmmn.internal.query.PlanItemColumn.STATE;
import static io.millrace.cmmn.internal.query.PlanItemColumn.TYPE;
import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.running;

import io.millrace.cmmn.runtime.EventListenerInstance;
import io.millrace.cmmn.runtime.EventListenerInstanceQuery;
import io.millrace.cmmn.runtime.PlanItemInstanceState;
import io.millrace.common.internal.query.AbstractQuery;
import io.millrace.common.internal.query.QueryParts;
import io.millrace.common.internal.query.QueryReader;
import io.millrace.common.internal.query.condition.Conditions;
import io.millrace.common.internal.query.condition.Selection;
import java.util.List;

/**
 * Asks for listeners of one kind: plan items that are not over.
 *
 * @param <Q> the query itself
 */
abstract class EventListenerQueryImpl<Q extends EventListenerInstanceQuery<?>>
    extends AbstractQuery<Q, EventListenerInstance> implements EventListenerInstanceQuery<Q> {

  EventListenerQueryImpl(QueryParts parts, String type) {
    super(parts.executor(), "planItem", PlanItemColumn.ID);
    where(running(equal(TYPE, type)));
  }

  @Override
  protected final List<PlanItemRow> read(QueryReader reader, Selection selection) {
    return reader.list(mapper(), selection);
  }

  @Override
  public final Q id(String id) {
    return where(Conditions.id(PlanItemColumn.ID, given("id", id)));
  }

  @Override
  public final Q name(String name) {
    return where(equal(NAME, given("name", name)));
  }

  @Override
  public final Q caseInstanceId(String caseInstanceId) {
    return where(Family.ofCase(given("caseInstanceId", caseInstanceId)));
  }

  @Override
  public final Q caseDefinitionId(String caseDefinitionId) {
    return where(Conditions.id(CASE_DEFINITION_ID, given("caseDefinitionId", caseDefinitionId)));
  }

  @Override
  public final Q elementId(String elementId) {
    return where(equal(ELEMENT_ID, given("elementId", elementId)));
  }

  @Override
  public final Q planItemDefinitionId(String planItemDefinitionId) {
    return where(
        equal(PLAN_ITEM_DEFINITION_ID, given("planItemDefinitionId", planItemDefinitionId)));
  }

  @Override
  public final Q stageInstanceId(String stageInstanceId) {
    return where(Conditions.id(STAGE_INSTANCE_ID, given("stageInstanceId", stageInstanceId)));
  }

  @Override
  public final Q stateAvailable() {
    return where(equal(STATE, PlanItemInstanceState.AVAILABLE));
  }

  @Override
  public final Q stateUnavailable() {
    return where(equal(STATE, PlanItemInstanceState.UNAVAILABLE));
  }

  @Override
  public final Q stateSuspended() {
    return where(equal(STATE, PlanItemInstanceState.SUSPENDED));
  }

  @Override
  public final Q orderByName() {
    return orderBy(NAME);
  }
}

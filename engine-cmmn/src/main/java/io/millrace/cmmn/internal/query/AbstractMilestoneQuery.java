package io.millrace.cmmn.internal.query;

import static io.millrace.cmmn.internal.query.PlanItemColumn.CASE_DEFINITION_ID;
import static io.millrace.cmmn.internal.query.PlanItemColumn.CASE_INSTANCE_ID;
import static io.millrace.cmmn.internal.query.PlanItemColumn.END_TIME;
import static io.millrace.cmmn.internal.query.PlanItemColumn.ID;
import static io.millrace.cmmn.internal.query.PlanItemColumn.NAME;
import static io.millrace.cmmn.internal.query.PlanItemColumn.TENANT_ID;
import static io.millrace.cmmn.internal.query.PlanItemColumn.TYPE;
import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.id;
import static io.millrace.common.internal.query.condition.Conditions.like;
import static io.millrace.common.internal.query.condition.Conditions.notEqual;
import static io.millrace.common.internal.query.condition.TimeConditions.from;
import static io.millrace.common.internal.query.condition.TimeConditions.until;

import io.millrace.cmmn.runtime.MilestoneInstanceInfoQuery;
import io.millrace.cmmn.runtime.PlanItemDefinitionType;
import io.millrace.common.internal.query.AbstractQuery;
import io.millrace.common.internal.query.QueryParts;
import io.millrace.common.internal.query.QueryReader;
import io.millrace.common.internal.query.condition.Selection;
import java.util.Date;
import java.util.List;

/**
 * What queries of milestones have in common: a milestone that was reached is a plan item that is
 * over.
 *
 * @param <Q> the query itself
 * @param <U> what is found
 */
abstract class AbstractMilestoneQuery<Q extends MilestoneInstanceInfoQuery<?, ?>, U>
    extends AbstractQuery<Q, U> implements MilestoneInstanceInfoQuery<Q, U> {

  AbstractMilestoneQuery(QueryParts parts) {
    super(parts.executor(), "planItem", ID);
    where(PlanItemEnds.occurred(equal(TYPE, PlanItemDefinitionType.MILESTONE)));
  }

  /** Returns what was found as what the API shows. */
  abstract List<? extends U> shown(List<PlanItemRow> found);

  @Override
  protected final List<? extends U> read(QueryReader reader, Selection selection) {
    return shown(reader.list(mapper(), selection));
  }

  @Override
  public final Q milestoneInstanceId(String milestoneInstanceId) {
    return where(id(ID, given("milestoneInstanceId", milestoneInstanceId)));
  }

  @Override
  public final Q milestoneInstanceName(String name) {
    return where(equal(NAME, given("milestoneInstanceName", name)));
  }

  @Override
  public final Q milestoneInstanceCaseInstanceId(String caseInstanceId) {
    return where(id(CASE_INSTANCE_ID, given("milestoneInstanceCaseInstanceId", caseInstanceId)));
  }

  @Override
  public final Q milestoneInstanceCaseDefinitionId(String caseDefinitionId) {
    return where(
        id(CASE_DEFINITION_ID, given("milestoneInstanceCaseDefinitionId", caseDefinitionId)));
  }

  @Override
  public final Q milestoneInstanceReachedBefore(Date time) {
    return where(until(END_TIME, given("milestoneInstanceReachedBefore", time)));
  }

  @Override
  public final Q milestoneInstanceReachedAfter(Date time) {
    return where(from(END_TIME, given("milestoneInstanceReachedAfter", time)));
  }

  @Override
  public final Q milestoneInstanceTenantId(String tenantId) {
    return where(equal(TENANT_ID, given("milestoneInstanceTenantId", tenantId)));
  }

  @Override
  public final Q milestoneInstanceTenantIdLike(String pattern) {
    return where(
        all(
            notEqual(TENANT_ID, ""),
            like(TENANT_ID, given("milestoneInstanceTenantIdLike", pattern))));
  }

  @Override
  public final Q milestoneInstanceWithoutTenantId() {
    return where(equal(TENANT_ID, ""));
  }

  @Override
  public final Q orderByMilestoneName() {
    return orderBy(NAME);
  }

  @Override
  public final Q orderByTimeStamp() {
    return orderBy(END_TIME);
  }
}

package io.millrace.cmmn.internal.query;

import static io.millrace.cmmn.internal.query.CaseInstanceColumn.ID;
import static io.millrace.cmmn.internal.query.CaseInstanceColumn.ROOT_INSTANCE_ID;
import static io.millrace.cmmn.internal.query.CaseInstanceColumn.START_TIME;
import static io.millrace.cmmn.internal.query.CaseInstanceColumn.START_USER_ID;
import static io.millrace.cmmn.internal.query.CaseInstanceColumn.STATE;
import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.exists;
import static io.millrace.common.internal.query.condition.TimeConditions.from;
import static io.millrace.common.internal.query.condition.TimeConditions.until;

import io.millrace.cmmn.runtime.CaseInstance;
import io.millrace.cmmn.runtime.CaseInstanceQuery;
import io.millrace.common.internal.query.QueryParts;
import io.millrace.common.internal.query.VariableTables;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Relation;
import java.util.Date;
import java.util.List;

/** Asks for running cases. */
final class CaseInstanceQueryImpl extends AbstractCaseInstanceQuery<CaseInstanceQuery, CaseInstance>
    implements CaseInstanceQuery {

  private static final Relation CALLERS =
      Relation.of(PlanItemColumn.TABLE, PlanItemColumn.REFERENCE_ID, ID)
          .and(PlanItemColumn.ROOT_INSTANCE_ID, ROOT_INSTANCE_ID);

  CaseInstanceQueryImpl(QueryParts parts) {
    super(parts, "caseInstance", VariableTables.MAPPER, false);
  }

  @Override
  List<CaseRow> shown(List<CaseRow> found) {
    return found;
  }

  @Override
  Condition areVariablesOf(List<Long> cases) {
    return VariableTables.ofInstances(cases);
  }

  @Override
  Condition variable(Condition variable) {
    return VariableTables.ofRunning(ID, variable);
  }

  @Override
  public CaseInstanceQuery caseInstanceStartedBefore(Date time) {
    return where(until(START_TIME, given("caseInstanceStartedBefore", time)));
  }

  @Override
  public CaseInstanceQuery caseInstanceStartedAfter(Date time) {
    return where(from(START_TIME, given("caseInstanceStartedAfter", time)));
  }

  @Override
  public CaseInstanceQuery caseInstanceStartedBy(String userId) {
    return where(equal(START_USER_ID, given("caseInstanceStartedBy", userId)));
  }

  @Override
  public CaseInstanceQuery caseInstanceState(String state) {
    return where(equal(STATE, given("caseInstanceState", state)));
  }

  @Override
  public CaseInstanceQuery parentCaseInstanceId(String caseInstanceId) {
    var caller = given("parentCaseInstanceId", caseInstanceId);
    return where(exists(CALLERS, Family.ofCase(caller)));
  }
}

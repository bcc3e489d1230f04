package io.millrace.cmmn.internal.query;

import static io.millrace.cmmn.internal.query.CaseInstanceColumn.END_TIME;
import static io.millrace.cmmn.internal.query.CaseInstanceColumn.HISTORY_LEVEL;
import static io.millrace.cmmn.internal.query.CaseInstanceColumn.ID;
import static io.millrace.cmmn.internal.query.CaseInstanceColumn.START_TIME;
import static io.millrace.cmmn.internal.query.CaseInstanceColumn.START_USER_ID;
import static io.millrace.cmmn.internal.query.CaseInstanceColumn.STATE;
import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.condition.Condition.Known.ALWAYS;
import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.compare;
import static io.millrace.common.internal.query.condition.Conditions.ended;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.running;
import static io.millrace.common.internal.query.condition.TimeConditions.from;
import static io.millrace.common.internal.query.condition.TimeConditions.until;

import io.millrace.cmmn.history.HistoricCaseInstance;
import io.millrace.cmmn.history.HistoricCaseInstanceQuery;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.query.QueryParts;
import io.millrace.common.internal.query.VariableTables;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Condition.ByArm;
import io.millrace.common.internal.query.condition.Operator;
import io.millrace.common.internal.query.condition.QueryColumn;
import java.util.Date;
import java.util.List;

/** Asks for running and ended cases. */
final class HistoricCaseInstanceQueryImpl
    extends AbstractCaseInstanceQuery<HistoricCaseInstanceQuery, HistoricCaseInstance>
    implements HistoricCaseInstanceQuery {

  HistoricCaseInstanceQueryImpl(QueryParts parts) {
    super(parts, "historicCaseInstance", VariableTables.HISTORIC_MAPPER, true);
    where(new ByArm(isAtLeast(HISTORY_LEVEL, HistoryLevel.INSTANCE), ALWAYS));
  }

  private static Condition isAtLeast(QueryColumn column, HistoryLevel level) {
    return compare(column, Operator.GREATER_OR_EQUAL, level.ordinal());
  }

  @Override
  List<CaseRow> shown(List<CaseRow> found) {
    return found;
  }

  @Override
  Condition areVariablesOf(List<Long> cases) {
    return all(
        VariableTables.ofInstances(cases), VariableTables.inHistory(), VariableTables.notRemoved());
  }

  @Override
  Condition variable(Condition variable) {
    return new ByArm(
        VariableTables.ofRunningInHistory(ID, variable), VariableTables.ofEnded(ID, variable));
  }

  @Override
  public HistoricCaseInstanceQuery startedBefore(Date time) {
    return where(until(START_TIME, given("startedBefore", time)));
  }

  @Override
  public HistoricCaseInstanceQuery startedAfter(Date time) {
    return where(from(START_TIME, given("startedAfter", time)));
  }

  @Override
  public HistoricCaseInstanceQuery startedBy(String userId) {
    return where(equal(START_USER_ID, given("startedBy", userId)));
  }

  @Override
  public HistoricCaseInstanceQuery state(String state) {
    return where(equal(STATE, given("state", state)));
  }

  @Override
  public HistoricCaseInstanceQuery finished() {
    return where(ended(ALWAYS));
  }

  @Override
  public HistoricCaseInstanceQuery unfinished() {
    return where(running(ALWAYS));
  }

  @Override
  public HistoricCaseInstanceQuery finishedBefore(Date time) {
    return where(ended(until(END_TIME, given("finishedBefore", time))));
  }

  @Override
  public HistoricCaseInstanceQuery finishedAfter(Date time) {
    return where(ended(from(END_TIME, given("finishedAfter", time))));
  }

  @Override
  public HistoricCaseInstanceQuery orderByEndTime() {
    return orderBy(END_TIME);
  }
}

package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.column.IncidentColumn.CREATE_TIME;
import static io.millrace.common.internal.query.column.IncidentColumn.END_TIME;
import static io.millrace.common.internal.query.column.IncidentColumn.STATE;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.TimeConditions.after;
import static io.millrace.common.internal.query.condition.TimeConditions.before;

import io.millrace.common.incident.HistoricIncident;
import io.millrace.common.incident.HistoricIncidentQuery;
import io.millrace.common.internal.incident.IncidentState;
import io.millrace.common.internal.persistence.Words;
import io.millrace.common.internal.query.condition.Selection;
import java.util.Date;
import java.util.List;

/** Asks for incidents, open or over. */
final class HistoricIncidentQueryImpl
    extends AbstractIncidentQuery<HistoricIncidentQuery, HistoricIncident>
    implements HistoricIncidentQuery {

  HistoricIncidentQueryImpl(QueryParts parts) {
    super(parts);
  }

  private HistoricIncidentQuery state(IncidentState state) {
    return where(equal(STATE, Words.of(state)));
  }

  @Override
  public HistoricIncidentQuery open() {
    return state(IncidentState.OPEN);
  }

  @Override
  public HistoricIncidentQuery resolved() {
    return state(IncidentState.RESOLVED);
  }

  @Override
  public HistoricIncidentQuery deleted() {
    return state(IncidentState.DELETED);
  }

  @Override
  public HistoricIncidentQuery createTimeBefore(Date time) {
    return where(before(CREATE_TIME, given("createTimeBefore", time)));
  }

  @Override
  public HistoricIncidentQuery createTimeAfter(Date time) {
    return where(after(CREATE_TIME, given("createTimeAfter", time)));
  }

  @Override
  public HistoricIncidentQuery endTimeBefore(Date time) {
    return where(before(END_TIME, given("endTimeBefore", time)));
  }

  @Override
  public HistoricIncidentQuery endTimeAfter(Date time) {
    return where(after(END_TIME, given("endTimeAfter", time)));
  }

  @Override
  public HistoricIncidentQuery orderByCreateTime() {
    return orderBy(CREATE_TIME);
  }

  @Override
  public HistoricIncidentQuery orderByEndTime() {
    return orderBy(END_TIME);
  }

  @Override
  protected List<HistoricIncident> read(QueryReader reader, Selection selection) {
    return rows(reader, selection);
  }
}

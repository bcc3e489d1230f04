package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.column.IncidentColumn.CREATE_TIME;
import static io.millrace.common.internal.query.column.IncidentColumn.END_TIME;
import static io.millrace.common.internal.query.column.IncidentColumn.STATE;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.missing;
import static io.millrace.common.internal.query.condition.TimeConditions.after;
import static io.millrace.common.internal.query.condition.TimeConditions.before;

import io.millrace.common.incident.HistoricIncident;
import io.millrace.common.incident.Incident;
import io.millrace.common.incident.IncidentQuery;
import io.millrace.common.internal.incident.IncidentState;
import io.millrace.common.internal.persistence.Words;
import io.millrace.common.internal.query.condition.Selection;
import java.util.Date;
import java.util.List;

/** Asks for open incidents. */
final class IncidentQueryImpl extends AbstractIncidentQuery<IncidentQuery, Incident>
    implements IncidentQuery {

  IncidentQueryImpl(QueryParts parts) {
    super(parts);
    where(equal(STATE, Words.of(IncidentState.OPEN)));
    where(missing(END_TIME)); // by which they are found among all incidents
  }

  @Override
  public IncidentQuery incidentTimestampBefore(Date time) {
    return where(before(CREATE_TIME, given("incidentTimestampBefore", time)));
  }

  @Override
  public IncidentQuery incidentTimestampAfter(Date time) {
    return where(after(CREATE_TIME, given("incidentTimestampAfter", time)));
  }

  @Override
  public IncidentQuery orderByIncidentTimestamp() {
    return orderBy(CREATE_TIME);
  }

  @Override
  protected List<HistoricIncident> read(QueryReader reader, Selection selection) {
    return rows(reader, selection);
  }
}

package io.millrace.bpmn.internal.query;

import static io.millrace.bpmn.internal.query.ActivityColumn.DURATION;
import static io.millrace.bpmn.internal.query.ActivityColumn.END_TIME;
import static io.millrace.bpmn.internal.query.ActivityColumn.HISTORY_LEVEL;
import static io.millrace.bpmn.internal.query.ActivityColumn.ID;
import static io.millrace.bpmn.internal.query.ActivityColumn.START_TIME;
import static io.millrace.common.internal.query.condition.Condition.Known.ALWAYS;
import static io.millrace.common.internal.query.condition.Conditions.compare;

import io.millrace.bpmn.history.HistoricActivityInstance;
import io.millrace.bpmn.history.HistoricActivityInstanceQuery;
import io.millrace.bpmn.internal.persistence.HistoricActivityEntity;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.query.QueryParts;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Condition.ByArm;
import io.millrace.common.internal.query.condition.Operator;
import java.util.List;

/** Asks for visits of running and ended instances. */
final class HistoricActivityInstanceQueryImpl
    extends AbstractActivityQuery<HistoricActivityInstanceQuery, HistoricActivityInstance>
    implements HistoricActivityInstanceQuery {

  HistoricActivityInstanceQueryImpl(QueryParts parts) {
    super(parts);
    var kept = compare(HISTORY_LEVEL, Operator.GREATER_OR_EQUAL, HistoryLevel.ACTIVITY.ordinal());
    where(new ByArm(kept, ALWAYS));
  }

  @Override
  Condition over(Condition definition, Condition runs) {
    return definition;
  }

  @Override
  List<? extends HistoricActivityInstance> shown(List<HistoricActivityEntity> found) {
    return found;
  }

  @Override
  public HistoricActivityInstanceQuery orderByHistoricActivityInstanceId() {
    return orderBy(ID);
  }

  @Override
  public HistoricActivityInstanceQuery orderByHistoricActivityInstanceStartTime() {
    return orderBy(START_TIME);
  }

  @Override
  public HistoricActivityInstanceQuery orderByHistoricActivityInstanceEndTime() {
    return orderBy(END_TIME);
  }

  @Override
  public HistoricActivityInstanceQuery orderByHistoricActivityInstanceDuration() {
    return orderBy(DURATION);
  }
}

package io.millrace.bpmn.internal.query;

import static io.millrace.bpmn.internal.query.ActivityColumn.DURATION;
import static io.millrace.bpmn.internal.query.ActivityColumn.END_TIME;
import static io.millrace.bpmn.internal.query.ActivityColumn.ID;
import static io.millrace.bpmn.internal.query.ActivityColumn.PROCESS_INSTANCE_ID;
import static io.millrace.bpmn.internal.query.ActivityColumn.START_TIME;
import static io.millrace.common.internal.query.condition.Condition.Known.ALWAYS;
import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.exists;

import io.millrace.bpmn.internal.persistence.HistoricActivityEntity;
import io.millrace.bpmn.runtime.ActivityInstance;
import io.millrace.bpmn.runtime.ActivityInstanceQuery;
import io.millrace.common.internal.query.QueryParts;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Condition.ByArm;
import io.millrace.common.internal.query.condition.Relation;
import java.util.List;

/** Asks for visits of running instances. */
final class ActivityInstanceQueryImpl
    extends AbstractActivityQuery<ActivityInstanceQuery, ActivityInstance>
    implements ActivityInstanceQuery {

  private static final Relation INSTANCE =
      Relation.of("MR_EXECUTION", ExecutionColumn.ID, PROCESS_INSTANCE_ID);

  ActivityInstanceQueryImpl(QueryParts parts) {
    super(parts);
    where(new ByArm(ALWAYS, exists(INSTANCE, ALWAYS)));
  }

  /** The instance runs, so its row leads to its visits. */
  @Override
  Condition over(Condition definition, Condition runs) {
    return all(definition, Family.ofRunning(PROCESS_INSTANCE_ID, runs));
  }

  @Override
  List<? extends ActivityInstance> shown(List<HistoricActivityEntity> found) {
    return found;
  }

  @Override
  public ActivityInstanceQuery orderByActivityInstanceId() {
    return orderBy(ID);
  }

  @Override
  public ActivityInstanceQuery orderByActivityInstanceStartTime() {
    return orderBy(START_TIME);
  }

  @Override
  public ActivityInstanceQuery orderByActivityInstanceEndTime() {
    return orderBy(END_TIME);
  }

  @Override
  public ActivityInstanceQuery orderByActivityInstanceDuration() {
    return orderBy(DURATION);
  }
}

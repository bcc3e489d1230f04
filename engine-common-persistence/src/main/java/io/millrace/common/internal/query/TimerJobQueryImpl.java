package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.column.JobColumn.DUE_DATE;
import static io.millrace.common.internal.query.condition.Conditions.compare;

import io.millrace.common.internal.query.condition.Condition.Late;
import io.millrace.common.internal.query.condition.Operator;
import io.millrace.common.job.JobState;
import io.millrace.common.job.TimerJobQuery;

/** Asks for jobs that wait for a time. */
final class TimerJobQueryImpl extends AbstractJobQuery<TimerJobQuery> implements TimerJobQuery {

  TimerJobQueryImpl(QueryParts parts) {
    super(parts, JobState.TIMER);
  }

  @Override
  public TimerJobQuery executable() {
    var executor = executor();
    return where(new Late(() -> compare(DUE_DATE, Operator.LESS_OR_EQUAL, executor.now())));
  }
}

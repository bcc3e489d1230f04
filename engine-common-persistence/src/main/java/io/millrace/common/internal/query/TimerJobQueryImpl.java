package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.column.JobColumn.DUE_DATE;
import static io.millrace.common.internal.query.condition.Conditions.compare;

import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.query.condition.Condition.Late;
import io.millrace.common.internal.query.condition.Operator;
import io.millrace.common.internal.query.condition.Selection;
import io.millrace.common.job.Job;
import io.millrace.common.job.JobState;
import io.millrace.common.job.TimerJobQuery;
import java.util.List;

/** Asks for jobs that wait for a time. */
final class TimerJobQueryImpl extends AbstractJobQuery<TimerJobQuery, Job>
    implements TimerJobQuery {

  TimerJobQueryImpl(QueryParts parts) {
    super(parts, JobState.TIMER);
  }

  @Override
  public TimerJobQuery executable() {
    var executor = executor();
    return where(new Late(() -> compare(DUE_DATE, Operator.LESS_OR_EQUAL, executor.now())));
  }

  @Override
  protected List<JobEntity> read(QueryReader reader, Selection selection) {
    return rows(reader, selection);
  }
}

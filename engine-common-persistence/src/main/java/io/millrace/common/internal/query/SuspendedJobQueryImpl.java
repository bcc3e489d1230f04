package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.column.JobColumn.CLAIMABLE_FROM;
import static io.millrace.common.internal.query.column.JobColumn.DUE_DATE;
import static io.millrace.common.internal.query.column.JobColumn.RETRIES;
import static io.millrace.common.internal.query.column.JobColumn.TYPE;
import static io.millrace.common.internal.query.condition.Conditions.any;
import static io.millrace.common.internal.query.condition.Conditions.compare;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.missing;

import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.query.condition.Condition.Late;
import io.millrace.common.internal.query.condition.Operator;
import io.millrace.common.internal.query.condition.Selection;
import io.millrace.common.job.Job;
import io.millrace.common.job.JobState;
import io.millrace.common.job.SuspendedJobQuery;
import java.util.List;

/** Asks for jobs that rest because their instance is suspended. */
final class SuspendedJobQueryImpl extends AbstractJobQuery<SuspendedJobQuery, Job>
    implements SuspendedJobQuery {

  SuspendedJobQueryImpl(QueryParts parts) {
    super(parts, JobState.SUSPENDED);
    where(missing(CLAIMABLE_FROM)); // by which they are found among all jobs
  }

  @Override
  public SuspendedJobQuery executable() {
    var executor = executor();
    return where(
        new Late(
            () ->
                any(missing(DUE_DATE), compare(DUE_DATE, Operator.LESS_OR_EQUAL, executor.now()))));
  }

  @Override
  public SuspendedJobQuery externalWorkers() {
    return where(equal(TYPE, Job.JOB_TYPE_EXTERNAL_WORKER));
  }

  @Override
  public SuspendedJobQuery withRetriesLeft() {
    return where(compare(RETRIES, Operator.GREATER, 0));
  }

  @Override
  public SuspendedJobQuery noRetriesLeft() {
    return where(compare(RETRIES, Operator.LESS_OR_EQUAL, 0));
  }

  @Override
  protected List<JobEntity> read(QueryReader reader, Selection selection) {
    return rows(reader, selection);
  }
}

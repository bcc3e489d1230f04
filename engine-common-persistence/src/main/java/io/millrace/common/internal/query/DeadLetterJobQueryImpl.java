package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.column.JobColumn.CLAIMABLE_FROM;
import static io.millrace.common.internal.query.column.JobColumn.RETRIES;
import static io.millrace.common.internal.query.column.JobColumn.TYPE;
import static io.millrace.common.internal.query.condition.Conditions.compare;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.missing;

import io.millrace.common.internal.job.CauseRow;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.query.condition.Operator;
import io.millrace.common.internal.query.condition.Selection;
import io.millrace.common.job.DeadLetterCause;
import io.millrace.common.job.DeadLetterJobQuery;
import io.millrace.common.job.Job;
import io.millrace.common.job.JobState;
import java.util.Comparator;
import java.util.List;

/** Asks for jobs that failed too often. */
final class DeadLetterJobQueryImpl extends AbstractJobQuery<DeadLetterJobQuery, Job>
    implements DeadLetterJobQuery {

  DeadLetterJobQueryImpl(QueryParts parts) {
    super(parts, JobState.DEAD_LETTER);
    where(missing(CLAIMABLE_FROM)); // by which they are found among all jobs
  }

  @Override
  public DeadLetterJobQuery executable() {
    return where(compare(RETRIES, Operator.GREATER, 0));
  }

  @Override
  public DeadLetterJobQuery externalWorkers() {
    return where(equal(TYPE, Job.JOB_TYPE_EXTERNAL_WORKER));
  }

  @Override
  public List<DeadLetterCause> listByCause() {
    return askOwn(
        "listByCause",
        (reader, selection) ->
            reader.<CauseRow>select(mapper() + ".causes", selection).stream()
                .map(CauseRow::shown)
                .sorted(Comparator.comparingLong(DeadLetterCause::count).reversed())
                .toList());
  }

  /** Returns the ids of the jobs, in ascending order. */
  List<Long> ids() {
    return askOwn(
        "ids",
        (reader, selection) ->
            reader.<JobEntity>select(mapper() + ".ids", selection).stream()
                .map(JobEntity::id)
                .sorted()
                .toList());
  }

  @Override
  protected List<JobEntity> read(QueryReader reader, Selection selection) {
    return rows(reader, selection);
  }
}

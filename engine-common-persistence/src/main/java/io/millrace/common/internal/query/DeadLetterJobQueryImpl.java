package io.millrace.common.internal.query;

import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.query.condition.Selection;
import io.millrace.common.job.DeadLetterJobQuery;
import io.millrace.common.job.Job;
import io.millrace.common.job.JobState;
import java.util.List;

/** Asks for jobs that failed too often. */
final class DeadLetterJobQueryImpl extends AbstractJobQuery<DeadLetterJobQuery, Job>
    implements DeadLetterJobQuery {

  DeadLetterJobQueryImpl(QueryParts parts) {
    super(parts, JobState.DEAD_LETTER);
  }

  @Override
  protected List<JobEntity> read(QueryReader reader, Selection selection) {
    return rows(reader, selection);
  }
}

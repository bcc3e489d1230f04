package io.millrace.common.internal.query;

import io.millrace.common.job.DeadLetterJobQuery;
import io.millrace.common.job.JobState;

/** Asks for jobs that failed too often. */
final class DeadLetterJobQueryImpl extends AbstractJobQuery<DeadLetterJobQuery>
    implements DeadLetterJobQuery {

  DeadLetterJobQueryImpl(QueryParts parts) {
    super(parts, JobState.DEAD_LETTER);
  }
}

package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.column.JobColumn.LOCK_OWNER;
import static io.millrace.common.internal.query.column.JobColumn.STATE;
import static io.millrace.common.internal.query.condition.Conditions.equal;

import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.persistence.Words;
import io.millrace.common.internal.query.condition.Selection;
import io.millrace.common.job.Job;
import io.millrace.common.job.JobQuery;
import io.millrace.common.job.JobState;
import java.util.List;

/** Asks for jobs that can run now or are running. */
final class JobQueryImpl extends AbstractJobQuery<JobQuery, Job> implements JobQuery {

  JobQueryImpl(QueryParts parts) {
    super(parts, JobState.EXECUTABLE, JobState.LOCKED);
  }

  @Override
  public JobQuery locked() {
    return where(equal(STATE, Words.of(JobState.LOCKED)));
  }

  @Override
  public JobQuery unlocked() {
    return where(equal(STATE, Words.of(JobState.EXECUTABLE)));
  }

  @Override
  public JobQuery lockOwner(String lockOwner) {
    return where(equal(LOCK_OWNER, given("lockOwner", lockOwner)));
  }

  @Override
  protected List<JobEntity> read(QueryReader reader, Selection selection) {
    return rows(reader, selection);
  }
}

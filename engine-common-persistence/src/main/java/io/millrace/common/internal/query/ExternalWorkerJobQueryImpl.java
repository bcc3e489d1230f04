package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.Arguments.givenAll;
import static io.millrace.common.internal.query.column.JobColumn.LOCK_OWNER;
import static io.millrace.common.internal.query.column.JobColumn.TOPIC;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.missing;
import static io.millrace.common.internal.query.condition.Conditions.oneOf;
import static io.millrace.common.internal.query.condition.Conditions.present;

import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.query.condition.Selection;
import io.millrace.common.job.ExternalWorkerJob;
import io.millrace.common.job.ExternalWorkerJobQuery;
import io.millrace.common.job.JobState;
import java.util.Collection;
import java.util.List;

/** Asks for jobs that workers outside the engine do. */
final class ExternalWorkerJobQueryImpl
    extends AbstractJobQuery<ExternalWorkerJobQuery, ExternalWorkerJob>
    implements ExternalWorkerJobQuery {

  ExternalWorkerJobQueryImpl(QueryParts parts) {
    super(parts, JobState.EXTERNAL);
  }

  @Override
  public ExternalWorkerJobQuery topic(String topic) {
    return where(equal(TOPIC, given("topic", topic)));
  }

  @Override
  public ExternalWorkerJobQuery topics(Collection<String> topics) {
    return where(oneOf(TOPIC, givenAll("topics", topics)));
  }

  @Override
  public ExternalWorkerJobQuery locked() {
    return where(present(LOCK_OWNER));
  }

  @Override
  public ExternalWorkerJobQuery unlocked() {
    return where(missing(LOCK_OWNER));
  }

  @Override
  public ExternalWorkerJobQuery lockOwner(String workerId) {
    return where(equal(LOCK_OWNER, given("lockOwner", workerId)));
  }

  @Override
  protected List<JobEntity> read(QueryReader reader, Selection selection) {
    return rows(reader, selection);
  }
}

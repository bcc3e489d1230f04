package io.millrace.common.internal.job;

import io.millrace.common.DatabaseException;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.scope.ScopeOwners;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes down what happens to jobs of instances of which everything is kept, in the flush that does
 * it. Jobs without an instance are left out: no history of an instance would ever take their rows
 * along.
 *
 * @param owners the engines, which know how much is kept
 * @param node what a row says of jobs that nobody holds
 */
record JobLog(ScopeOwners owners, String node) implements JobListener {

  private static final Logger LOG = LoggerFactory.getLogger(JobLog.class);

  @Override
  public void created(JobEntity job, CommandContext context) {
    write(job, JobLogState.CREATED, context);
  }

  @Override
  public void failed(JobEntity job, Throwable cause, CommandContext context) {
    var row = write(job, JobLogState.FAILED, context);
    if (row != null) {
      var isFinal = JobFailure.kindOf(cause) == FailureKind.FINAL;
      row.atTry(job.failures(), isFinal ? 0 : Math.max(0, job.retries() - 1))
          .because(job.exceptionMessage(), job.exceptionStackTrace());
    }
  }

  @Override
  public void failedOutside(JobEntity job, int left, CommandContext context) {
    var row = write(job, JobLogState.FAILED, context);
    if (row != null) {
      row.atTry(job.failures(), left).because(job.exceptionMessage(), job.exceptionStackTrace());
    }
  }

  @Override
  public void succeeded(JobEntity job, CommandContext context) {
    var row = write(job, JobLogState.SUCCESSFUL, context);
    if (row != null) {
      row.atTry(job.failures() + 1, job.retries());
    }
  }

  @Override
  public void canceled(JobEntity job, CommandContext context) {
    write(job, JobLogState.DELETED, context);
  }

  @Override
  public boolean hearsCancellations() {
    return false;
  }

  @Override
  public boolean hearsCancellationsOf(OwnerEntity owner) {
    return owner.keepsAll();
  }

  private JobLogEntity write(JobEntity job, JobLogState state, CommandContext context) {
    return job.scopeId() != 0 && keepsAll(job, context)
        ? context.unitOfWork().insert(JobLogEntity.of(job, state, node, context.now()))
        : null;
  }

  /**
   * What cannot be told of, since its definition is gone or this node cannot read it, is not kept:
   * that must not keep its failure from being noted.
   */
  private boolean keepsAll(JobEntity job, CommandContext context) {
    try {
      var level = owners.of(job.scopeType()).historyLevel(context, job.scopeDefinitionId());
      return level.isAtLeast(HistoryLevel.FULL);
    } catch (DatabaseException e) {
      throw e;
    } catch (RuntimeException e) {
      LOG.debug("How much is kept of the {} cannot be told by this node", job, e);
      return false;
    }
  }
}

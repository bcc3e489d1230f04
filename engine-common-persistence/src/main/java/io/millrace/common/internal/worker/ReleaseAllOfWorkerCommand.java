package io.millrace.common.internal.worker;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.persistence.Words;
import io.millrace.common.job.JobState;

/**
 * Gives back all jobs of a worker. Looks at all jobs that wait for workers: it is called when a
 * worker stops.
 *
 * @param workerId the worker
 * @param tenantId the tenant, empty for none; null for any
 */
public record ReleaseAllOfWorkerCommand(String workerId, String tenantId) implements Command<Void> {

  private static final String HELD = "TOPIC_ is not null and LOCK_OWNER_ = ? and STATE_ = ?";

  @Override
  public Void execute(CommandContext context) {
    context.unitOfWork().flush();
    var read =
        Read.lock(
            JobEntity.TABLE,
            HELD + " order by ID_",
            Parameter.of(workerId),
            Parameter.of(Words.of(JobState.EXTERNAL)));
    for (var job : context.unitOfWork().fetch(read.via("IX_MR_JOB_TOPIC"))) {
      if (tenantId == null || tenantId.equals(job.tenantId())) {
        job.waitForWorkers(context.now());
      }
    }
    return null;
  }
}

package io.millrace.common.internal.worker;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.persistence.ReadIn;
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

  /** Found without a lock: databases would lock all jobs that they look at on the way. */
  @Override
  public Void execute(CommandContext context) {
    context.unitOfWork().flush();
    var held = context.unitOfWork().fetch(read()).stream().map(JobEntity::id).sorted().toList();
    var locked = new ReadIn<>(JobEntity.TABLE, "ID_", held, null, true).via("PRIMARY");
    for (var job : context.unitOfWork().fetchIn(locked)) {
      if (isHeld(job) && (tenantId == null || tenantId.equals(job.tenantId()))) {
        job.waitForWorkers(context.now());
      }
    }
    return null;
  }

  private Read<JobEntity> read() {
    return Read.where(
        JobEntity.TABLE, HELD, Parameter.of(workerId), Parameter.of(Words.of(JobState.EXTERNAL)));
  }

  private boolean isHeld(JobEntity job) {
    return job.state() == JobState.EXTERNAL && workerId.equals(job.lockOwner());
  }
}

package io.millrace.cmmn.internal.job;

import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.operation.CaseJobTypes;
import io.millrace.cmmn.internal.operation.CmmnRuntime;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.job.JobHandler;

/**
 * Completes a case that is left asynchronously.
 *
 * @param runtime the engine's parts
 */
public record CaseLeaveJobHandler(CmmnRuntime runtime) implements JobHandler {

  @Override
  public String type() {
    return CaseJobTypes.ASYNC_CASE_LEAVE;
  }

  /** Without its job the case would never be over. */
  @Override
  public void checkDeletion(JobEntity job) {
    throw new IllegalStateEngineException(
        "Cannot delete the "
            + job
            + ": it completes the case '"
            + job.scopeId()
            + "', which would stay for ever. Execute it, or terminate the case.");
  }

  @Override
  public void execute(JobEntity job, CommandContext command) {
    var instance = command.unitOfWork().find(CaseInstanceEntity.TABLE, job.scopeId());
    if (instance != null && ItemState.of(instance.state()) == ItemState.ASYNC_ACTIVE_LEAVE) {
      runtime.in(command).apply(instance, Transition.COMPLETE);
    }
  }
}

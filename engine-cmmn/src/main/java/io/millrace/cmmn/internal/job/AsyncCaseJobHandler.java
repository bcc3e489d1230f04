package io.millrace.cmmn.internal.job;

import io.millrace.cmmn.internal.operation.CaseJobTypes;
import io.millrace.cmmn.internal.operation.CmmnRuntime;
import io.millrace.cmmn.internal.operation.StartValues;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.job.JobHandler;

/**
 * Makes the plan items of a case that starts asynchronously.
 *
 * @param runtime the engine's parts
 */
public record AsyncCaseJobHandler(CmmnRuntime runtime) implements JobHandler {

  @Override
  public String type() {
    return CaseJobTypes.ASYNC_CASE;
  }

  /** Without its job the case would count as opened, and be done with nothing in it. */
  @Override
  public void checkDeletion(JobEntity job) {
    throw new IllegalStateEngineException(
        "Cannot delete the "
            + job
            + ": it opens the case '"
            + job.scopeId()
            + "', which would have nothing in it. Execute it, or terminate the case.");
  }

  @Override
  public void execute(JobEntity job, CommandContext command) {
    var instance = command.unitOfWork().find(CaseInstanceEntity.TABLE, job.scopeId());
    if (instance != null) {
      var context = runtime.in(command);
      new StartValues(context, instance).areHeard();
      context.openCase(instance);
    }
  }
}

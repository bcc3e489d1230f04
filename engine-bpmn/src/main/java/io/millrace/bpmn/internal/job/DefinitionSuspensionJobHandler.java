package io.millrace.bpmn.internal.job;

import io.millrace.bpmn.internal.operation.DefinitionSuspension;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.job.JobEntity;
import io.millrace.common.internal.job.JobHandler;
import io.millrace.common.internal.job.Jobs;
import java.util.List;

/**
 * Suspends or activates a version of a process at its time.
 *
 * @param suspended whether it suspends
 * @param suspension does it
 */
public record DefinitionSuspensionJobHandler(boolean suspended, DefinitionSuspension suspension)
    implements JobHandler {

  @Override
  public String type() {
    return suspended ? Jobs.SUSPEND_DEFINITION : Jobs.ACTIVATE_DEFINITION;
  }

  @Override
  public void execute(JobEntity job, CommandContext context) {
    var version = context.unitOfWork().find(DefinitionEntity.TABLE, job.scopeDefinitionId());
    if (version == null) {
      return;
    }
    if (DefinitionSuspension.isLook(job.handlerConfiguration())) {
      suspension.lookAgain(version, job.handlerConfiguration(), context);
      return;
    }
    suspension.change(version, suspended, context);
    if (Boolean.parseBoolean(job.handlerConfiguration())) {
      suspension.changeInstances(List.of(version.id()), suspended, context);
    }
  }
}

package io.millrace.bpmn.internal.command;

import io.millrace.bpmn.internal.operation.DefinitionSuspension;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.deployment.Deployed;
import java.util.Date;

/**
 * Suspends the processes of a deployment that was made in this unit of work, until a time.
 *
 * @param deployed the deployment; one that was there before is left as it is
 * @param date when they are activated
 * @param suspension does it
 */
public record ActivateLaterCommand(Deployed deployed, Date date, DefinitionSuspension suspension)
    implements Command<Deployed> {

  @Override
  public Deployed execute(CommandContext context) {
    if (deployed.isNew()) {
      var versions =
          context
              .unitOfWork()
              .known(DefinitionEntity.TABLE)
              .filter(version -> version.deploymentId() == deployed.deployment().id())
              .filter(version -> version.scopeType().equals(ExecutionEntity.SCOPE_TYPE))
              .toList();
      for (var version : versions) {
        suspension.change(version, true, context);
        suspension.plan(version, false, false, date.toInstant(), context);
      }
    }
    return deployed;
  }
}

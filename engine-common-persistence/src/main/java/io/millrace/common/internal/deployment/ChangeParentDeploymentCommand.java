package io.millrace.common.internal.deployment;

import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Says to which other deployment one belongs.
 *
 * @param deploymentId the deployment
 * @param parentDeploymentId the other one, or null
 */
public record ChangeParentDeploymentCommand(long deploymentId, String parentDeploymentId)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var deployment = context.unitOfWork().find(DeploymentEntity.TABLE, deploymentId);
    if (deployment == null) {
      throw new ObjectNotFoundException(
          "There is no deployment with the id '"
              + deploymentId
              + "'. It may be deleted already; look it up with a query.");
    }
    deployment.parentDeploymentId(parentDeploymentId);
    return null;
  }
}

package io.millrace.common.internal.deployment;

import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;

/** Returns a file of a deployment, byte by byte. */
public record GetResourceCommand(long deploymentId, String resourceName)
    implements Command<byte[]> {

  @Override
  public byte[] execute(CommandContext context) {
    context.unitOfWork().flush();
    return context
        .unitOfWork()
        .fetch(
            Read.where(
                ResourceEntity.TABLE,
                "DEPLOYMENT_ID_ = ? and NAME_ = ?",
                Parameter.of(deploymentId),
                Parameter.of(resourceName)))
        .stream()
        .findFirst()
        .orElseThrow(
            () ->
                new ObjectNotFoundException(
                    "There is no resource '"
                        + resourceName
                        + "' in a deployment with the id '"
                        + deploymentId
                        + "'. Look the deployment up with a query, and its resources with getDeploymentResourceNames."))
        .bytes();
  }
}

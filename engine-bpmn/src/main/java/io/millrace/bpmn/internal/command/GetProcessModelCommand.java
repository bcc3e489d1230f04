package io.millrace.bpmn.internal.command;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.GetResourceCommand;

/**
 * Returns the file a version of a process came in, byte by byte.
 *
 * @param processDefinitionId the id of the version
 */
public record GetProcessModelCommand(long processDefinitionId) implements Command<byte[]> {

  @Override
  public byte[] execute(CommandContext context) {
    var definition = GetProcessDefinitionCommand.require(processDefinitionId, context);
    return new GetResourceCommand(definition.deploymentId(), definition.resourceName())
        .execute(context);
  }
}

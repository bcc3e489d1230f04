package io.millrace.cmmn.internal.command;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.deployment.GetResourceCommand;

/**
 * Returns the file a version of a case came in, byte by byte.
 *
 * @param caseDefinitionId the id of the version
 */
public record GetCaseModelCommand(long caseDefinitionId) implements Command<byte[]> {

  @Override
  public byte[] execute(CommandContext context) {
    var definition = CaseDefinitionKind.KIND.require(caseDefinitionId, context);
    return new GetResourceCommand(definition.deploymentId(), definition.resourceName())
        .execute(context);
  }
}

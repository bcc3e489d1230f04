package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.query.ShownCaseDefinition;
import io.millrace.cmmn.repository.CaseDefinition;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Returns a version of a case.
 *
 * @param caseDefinitionId its id
 */
public record GetCaseDefinitionCommand(long caseDefinitionId) implements Command<CaseDefinition> {

  @Override
  public CaseDefinition execute(CommandContext context) {
    return new ShownCaseDefinition(CaseDefinitionKind.KIND.require(caseDefinitionId, context));
  }
}

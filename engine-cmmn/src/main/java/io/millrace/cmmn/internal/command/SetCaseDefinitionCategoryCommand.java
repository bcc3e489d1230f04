package io.millrace.cmmn.internal.command;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Changes the category of a version of a case.
 *
 * @param caseDefinitionId its id
 * @param category a word of the application's own, or null
 */
public record SetCaseDefinitionCategoryCommand(long caseDefinitionId, String category)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    CaseDefinitionKind.KIND.require(caseDefinitionId, context).category(category);
    return null;
  }
}

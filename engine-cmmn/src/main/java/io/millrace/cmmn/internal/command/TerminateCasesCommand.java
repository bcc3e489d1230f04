package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.operation.CaseMove;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.util.List;

/**
 * Terminates cases, all of them or none, in the order of their ids, so that two such calls do not
 * wait for one another.
 *
 * @param caseInstanceIds the cases
 * @param cases finds and locks them
 */
public record TerminateCasesCommand(List<Long> caseInstanceIds, Cases cases)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    for (var id : caseInstanceIds.stream().distinct().sorted().toList()) {
      new MoveCaseCommand(id, CaseMove.TERMINATE, cases).execute(context);
    }
    return null;
  }
}

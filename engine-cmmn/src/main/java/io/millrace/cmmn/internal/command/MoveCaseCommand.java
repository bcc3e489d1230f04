package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.operation.CaseMove;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Moves a case as a caller asks.
 *
 * @param caseInstanceId the case
 * @param move what is asked
 * @param cases finds and locks it
 */
public record MoveCaseCommand(long caseInstanceId, CaseMove move, Cases cases)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var instance = cases.locked(caseInstanceId, move.verb(), context);
    move.make(instance, cases.in(context));
    return null;
  }
}

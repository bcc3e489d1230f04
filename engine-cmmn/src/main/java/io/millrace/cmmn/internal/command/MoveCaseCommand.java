package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.operation.CaseMove;
import io.millrace.cmmn.internal.operation.CmmnRuntime;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Moves a case as a caller asks.
 *
 * @param caseInstanceId the case
 * @param move what is asked
 * @param lock takes the family's lock
 * @param runtime the engine's parts
 */
public record MoveCaseCommand(
    long caseInstanceId, CaseMove move, CaseLock lock, CmmnRuntime runtime)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    var instance = lock.instance(caseInstanceId, context);
    move.make(instance, runtime.in(context));
    return null;
  }
}

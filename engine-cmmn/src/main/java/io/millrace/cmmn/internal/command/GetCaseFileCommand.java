package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.operation.CaseFileWork;
import io.millrace.cmmn.runtime.CaseFileInstance;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;

/**
 * Returns the case file of a running case. Nothing is locked.
 *
 * @param caseInstanceId the case
 * @param cases finds it
 */
public record GetCaseFileCommand(long caseInstanceId, Cases cases)
    implements Command<CaseFileInstance> {

  @Override
  public CaseFileInstance execute(CommandContext context) {
    var instance = cases.require(caseInstanceId, "return the case file of", context);
    return ShownCaseFile.of(CaseFileWork.require(instance, cases.in(context)));
  }
}

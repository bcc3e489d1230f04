package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.util.function.Consumer;

/**
 * Changes what a running case is called.
 *
 * @param caseInstanceId the case
 * @param change sets its name, its business key or its business status
 * @param cases finds and locks the case
 */
public record ChangeCaseCommand(
    long caseInstanceId, Consumer<CaseInstanceEntity> change, Cases cases)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    change.accept(cases.locked(caseInstanceId, "change", context));
    return null;
  }
}

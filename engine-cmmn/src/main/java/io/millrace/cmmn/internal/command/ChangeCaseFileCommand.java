package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.casefile.ItemPath;
import io.millrace.cmmn.internal.operation.CaseFileWork;
import io.millrace.cmmn.runtime.CaseFileItemInstance;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.util.function.Function;

/**
 * Changes the case file of a running case under the lock of its family, and returns the instance
 * that was changed as it is right after the change; null for one that was deleted.
 *
 * @param caseInstanceId the case
 * @param change makes the change and says which instance it concerned
 * @param cases finds and locks the case
 */
public record ChangeCaseFileCommand(
    long caseInstanceId, Function<CaseFileWork, ItemPath> change, Cases cases)
    implements Command<CaseFileItemInstance> {

  @Override
  public CaseFileItemInstance execute(CommandContext context) {
    var instance = cases.locked(caseInstanceId, "change the case file of", context);
    var work = CaseFileWork.on(instance, cases.in(context));
    var changed = change.apply(work);
    return work.file().has(changed) ? ShownCaseFile.of(work.file()).getItem(changed.text()) : null;
  }
}

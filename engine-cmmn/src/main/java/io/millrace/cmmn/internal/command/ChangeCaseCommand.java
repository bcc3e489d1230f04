package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.util.function.BiConsumer;

/**
 * Changes what a running case is called.
 *
 * @param caseInstanceId the case
 * @param property sets the name, the business key or the business status
 * @param value the new value, or null
 * @param cases finds and locks the case
 */
public record ChangeCaseCommand(
    long caseInstanceId, BiConsumer<CaseInstanceEntity, String> property, String value, Cases cases)
    implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    property.accept(cases.locked(caseInstanceId, "change", context), value);
    return null;
  }
}

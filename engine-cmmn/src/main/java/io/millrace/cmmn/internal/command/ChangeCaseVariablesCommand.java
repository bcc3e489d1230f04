package io.millrace.cmmn.internal.command;

import io.millrace.common.delegate.VariableScope;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.util.function.Consumer;

/**
 * Changes variables of a case or plan item under the lock of its family.
 *
 * @param element the case or plan item
 * @param change is made inside the unit of work
 * @param cases finds and locks it
 */
public record ChangeCaseVariablesCommand(
    CaseElement element, Consumer<VariableScope> change, Cases cases) implements Command<Void> {

  @Override
  public Void execute(CommandContext context) {
    cases.lock(element, context);
    change.accept(cases.scope(element, "change variables of", context));
    return null;
  }
}

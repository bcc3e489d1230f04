package io.millrace.cmmn.internal.command;

import io.millrace.common.delegate.VariableScope;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import java.util.function.Function;

/**
 * Answers a question about the variables of a case or plan item. Nothing is locked.
 *
 * @param element the case or plan item
 * @param question is asked inside the unit of work
 * @param cases finds it
 * @param <R> the answer
 */
public record ReadCaseVariablesCommand<R>(
    CaseElement element, Function<VariableScope, R> question, Cases cases) implements Command<R> {

  @Override
  public R execute(CommandContext context) {
    return question.apply(cases.scope(element, "read variables of", context));
  }
}

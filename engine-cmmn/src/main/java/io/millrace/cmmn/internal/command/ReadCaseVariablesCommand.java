package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.operation.CmmnRuntime;
import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.variable.VariableAccess;
import io.millrace.common.internal.variable.VariableNode;
import java.util.function.BiFunction;

/**
 * Answers a question about the variables of a case, without a lock.
 *
 * @param caseInstanceId the case
 * @param question is asked inside the unit of work
 * @param runtime the engine's parts
 * @param <R> the answer
 */
public record ReadCaseVariablesCommand<R>(
    long caseInstanceId, BiFunction<VariableAccess, VariableNode, R> question, CmmnRuntime runtime)
    implements Command<R> {

  @Override
  public R execute(CommandContext command) {
    var instance = CaseLock.unlocked(caseInstanceId, command);
    var variables = runtime.in(command).variables();
    return question.apply(variables.access(), variables.node(instance));
  }
}

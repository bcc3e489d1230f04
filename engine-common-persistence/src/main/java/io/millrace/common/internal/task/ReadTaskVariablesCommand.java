package io.millrace.common.internal.task;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.variable.VariableAccess;
import io.millrace.common.internal.variable.VariableNode;
import java.util.function.BiFunction;

/**
 * Answers a question about the variables that a task sees, or only about those it holds itself,
 * without a lock.
 *
 * @param <R> the answer
 * @param taskId the task
 * @param local whether the way up to the instance is left out
 * @param question gets the variables and the place of the task
 */
public record ReadTaskVariablesCommand<R>(
    Tasks tasks, String taskId, boolean local, BiFunction<VariableAccess, VariableNode, R> question)
    implements Command<R> {

  @Override
  public R execute(CommandContext context) {
    var access = tasks.access();
    var node =
        local
            ? TaskScope.localVariables(access.readWithVariables(context, taskId))
            : tasks.variableNode(context, access.readWithFamily(context, taskId));
    return question.apply(tasks.variables().in(context), node);
  }
}

package io.millrace.common.internal.engine;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.task.TaskVariables;
import io.millrace.common.internal.variable.VariableAccess;
import io.millrace.common.internal.variable.VariableNode;
import io.millrace.common.internal.variable.Variables;
import java.util.Collection;

/**
 * Gives tasks the variables of an engine.
 *
 * @param variables the variables
 */
public record VariablesOfTasks(Variables variables) implements TaskVariables {

  @Override
  public VariableAccess in(CommandContext context) {
    return variables.in(context);
  }

  @Override
  public void end(CommandContext context, Collection<VariableNode> nodes) {
    variables.in(context).end(nodes);
  }
}

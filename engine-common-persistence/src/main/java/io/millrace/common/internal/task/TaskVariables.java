package io.millrace.common.internal.task;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.variable.VariableAccess;
import io.millrace.common.internal.variable.VariableNode;
import java.util.Collection;

/** The variables as tasks need them. */
public interface TaskVariables {

  /** Returns the variables of a unit of work. */
  VariableAccess in(CommandContext context);

  /** Ends scopes: their variables go to history, as far as it keeps them, and are deleted. */
  void end(CommandContext context, Collection<VariableNode> nodes);
}

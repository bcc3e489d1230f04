package io.millrace.common.internal.variable;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.ReadIn;
import io.millrace.common.variable.VariableInstance;
import java.util.Comparator;
import java.util.List;

/**
 * Returns the variables that several executions or tasks hold themselves, by ascending id, in one
 * statement.
 *
 * @param ids the executions or tasks
 * @param ofTasks whether they are tasks
 */
public record LocalVariablesCommand(List<Long> ids, boolean ofTasks)
    implements Command<List<VariableInstance>> {

  @Override
  public List<VariableInstance> execute(CommandContext context) {
    context.unitOfWork().flush();
    var read =
        ofTasks
            ? new ReadIn<>(VariableEntity.TABLE, "TASK_ID_", ids, null, false)
            : new ReadIn<>(VariableEntity.TABLE, "SUB_SCOPE_ID_", ids, "TASK_ID_ = 0", false);
    return context.unitOfWork().fetchIn(read).stream()
        .sorted(Comparator.comparingLong(VariableEntity::id))
        .<VariableInstance>map(variable -> variable)
        .toList();
  }
}

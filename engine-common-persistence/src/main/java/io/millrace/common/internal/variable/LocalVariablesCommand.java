package io.millrace.common.internal.variable;

import io.millrace.common.internal.command.Command;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.Dialect;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;
import io.millrace.common.internal.persistence.ReadIn;
import io.millrace.common.variable.VariableInstance;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Returns the variables that several executions or tasks hold themselves, by ascending id, in one
 * statement.
 *
 * @param ids the executions or tasks
 * @param ofTasks whether they are tasks
 */
public record LocalVariablesCommand(List<Long> ids, boolean ofTasks)
    implements Command<List<VariableInstance>> {

  private static final int MOST_TASKS = 500;

  @Override
  public List<VariableInstance> execute(CommandContext context) {
    context.unitOfWork().flush();
    var found = ofTasks ? ofTasks(context) : ofExecutions(context);
    return found
        .sorted(Comparator.comparingLong(VariableEntity::id))
        .<VariableInstance>map(variable -> variable)
        .toList();
  }

  private Stream<VariableEntity> ofExecutions(CommandContext context) {
    var read = new ReadIn<>(VariableEntity.TABLE, "SUB_SCOPE_ID_", ids, "TASK_ID_ = 0", false);
    return context.unitOfWork().fetchIn(read).stream();
  }

  private Stream<VariableEntity> ofTasks(CommandContext context) {
    var reads = new ArrayList<Read<?>>();
    for (var from = 0; from < ids.size(); from += MOST_TASKS) {
      var some = ids.subList(from, Math.min(ids.size(), from + MOST_TASKS));
      reads.add(ofTasks(some, context.session().dialect()));
    }
    return context.unitOfWork().fetch(reads).stream()
        .flatMap(List::stream)
        .map(VariableEntity.class::cast);
  }

  /** The tasks lead to their variables by the index, which begins with their element. */
  private static Read<VariableEntity> ofTasks(List<Long> some, Dialect dialect) {
    var isOneOf = dialect.isOneOf(some.size());
    var parameters = new ArrayList<>(dialect.idList(some));
    parameters.addAll(dialect.idList(some));
    return Read.where(
        VariableEntity.TABLE,
        "SUB_SCOPE_ID_ in (select coalesce(K.SUB_SCOPE_ID_, 0) from MR_TASK K where K.ID_ "
            + isOneOf
            + ") and TASK_ID_ "
            + isOneOf,
        parameters.toArray(new Parameter[0]));
  }
}

package io.millrace.common.internal.variable;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.persistence.BulkSql;
import io.millrace.common.internal.persistence.Parameter;
import io.millrace.common.internal.persistence.Read;

/**
 * Takes the variables of an instance that had ended back from history.
 *
 * @param context the unit of work
 * @param engine the engine's variables
 */
public record RevivedVariables(CommandContext context, Variables engine) {

  /** Sets the variables that an instance itself had at its end, and takes them out of history. */
  public void revive(VariableNode node) {
    var id = node.owner().id();
    var kept =
        context
            .unitOfWork()
            .fetch(
                Read.where(
                    HistoricVariableEntity.TABLE,
                    "SCOPE_ID_ = ? and SUB_SCOPE_ID_ = ? and TASK_ID_ is null order by ID_",
                    Parameter.of(id),
                    Parameter.of(id)));
    if (kept.isEmpty()) {
      return;
    }
    var variables = engine.in(context);
    for (var variable : kept) {
      variables.setLocal(node, variable.name(), variable.decode(engine.types()));
    }
    new BulkSql(context.session())
        .update(
            "delete from MR_HI_VARIABLE where ID_ @in",
            kept.stream().map(HistoricVariableEntity::id).toList());
  }
}

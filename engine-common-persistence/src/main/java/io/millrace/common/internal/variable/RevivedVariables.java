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

  private static final String AT_THE_END =
      "SCOPE_ID_ = ? and SUB_SCOPE_ID_ = ? and TASK_ID_ is null and REMOVED_TIME_ is null"
          + " order by ID_";

  /**
   * Gives an instance the variables that it had itself at its end, under their ids, and takes them
   * out of history. Those that were removed before stay there.
   */
  public void revive(VariableNode node) {
    var id = Parameter.of(node.owner().id());
    var unitOfWork = context.unitOfWork();
    var kept = unitOfWork.fetch(Read.where(HistoricVariableEntity.TABLE, AT_THE_END, id, id));
    if (!kept.isEmpty()) {
      kept.forEach(unitOfWork::forgetRead);
      new BulkSql(context.session())
          .update(
              "delete from MR_HI_VARIABLE where ID_ @in",
              kept.stream().map(HistoricVariableEntity::id).toList());
      engine.in(context).revive(node, kept);
    }
  }
}

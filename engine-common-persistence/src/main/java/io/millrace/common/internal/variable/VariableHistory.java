package io.millrace.common.internal.variable;

import io.millrace.common.history.HistoryLevel;
import io.millrace.common.internal.command.CommandContext;

/** Writes what history keeps of variables. */
final class VariableHistory {

  private static final String KEPT =
      "TENANT_ID_, ROOT_INSTANCE_ID_, SCOPE_TYPE_, SCOPE_ID_, NAME_, TYPE_, TEXT_, LONG_, DOUBLE_, BYTES_, CREATE_TIME_,"
          + " LAST_UPDATED_TIME_";

  /** Copies rows inside the database, up to its condition. */
  static final String COPY =
      "insert into MR_HI_VARIABLE (ID_, SUB_SCOPE_ID_, TASK_ID_, "
          + KEPT
          + ") select ID_, nullif(SUB_SCOPE_ID_, 0), nullif(TASK_ID_, 0), "
          + KEPT
          + " from MR_VARIABLE";

  private final CommandContext context;

  VariableHistory(CommandContext context) {
    this.context = context;
  }

  /** Keeps the last value of a variable. */
  void keep(VariableEntity row) {
    context.unitOfWork().insert(HistoricVariableEntity.of(row), row.id());
  }

  /** Keeps the last value of a variable that is removed before its scope ends. */
  void keepRemoved(VariableEntity row) {
    var kept = HistoricVariableEntity.of(row).removed(context.now());
    context.unitOfWork().insert(kept, row.id());
  }

  /** Keeps a value that was set, if the level asks for each. */
  void valueSet(VariableEntity row) {
    if (HistoryLevel.FULL.ordinal() <= row.historyLevel()) {
      context.unitOfWork().insert(VariableUpdateEntity.of(row));
    }
  }
}

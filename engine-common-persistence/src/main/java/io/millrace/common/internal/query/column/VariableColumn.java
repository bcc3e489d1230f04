package io.millrace.common.internal.query.column;

import io.millrace.common.internal.query.condition.ColumnKind;
import io.millrace.common.internal.query.condition.QueryColumn;

/** The columns of variables that live and that are over. */
public enum VariableColumn implements QueryColumn {
  ID(ColumnKind.ID),
  TENANT_ID(ColumnKind.WORD),
  SCOPE_TYPE(ColumnKind.TEXT),
  SCOPE_ID(ColumnKind.REF),
  SUB_SCOPE_ID(ColumnKind.REF),
  TASK_ID(ColumnKind.REF),
  HISTORY_LEVEL(ColumnKind.INTEGER),
  NAME(ColumnKind.WORD),
  TYPE(ColumnKind.WORD),
  TEXT(ColumnKind.TEXT),
  LONG(ColumnKind.REF),
  DOUBLE(ColumnKind.REAL),
  /** Of variables that are over. */
  REMOVED_TIME(ColumnKind.OPTIONAL_TIME);

  private final ColumnKind kind;

  VariableColumn(ColumnKind kind) {
    this.kind = kind;
  }

  @Override
  public ColumnKind kind() {
    return kind;
  }
}

package io.millrace.common.internal.query.column;

import io.millrace.common.internal.query.condition.ColumnKind;
import io.millrace.common.internal.query.condition.QueryColumn;

/** The columns of values that variables once had. */
public enum DetailColumn implements QueryColumn {
  ID(ColumnKind.ID),
  VARIABLE_ID(ColumnKind.ID),
  VARIABLE_REV(ColumnKind.INTEGER),
  TIME(ColumnKind.TIME),
  SCOPE_TYPE(ColumnKind.TEXT),
  SCOPE_ID(ColumnKind.REF),
  SUB_SCOPE_ID(ColumnKind.REF),
  TASK_ID(ColumnKind.REF),
  TENANT_ID(ColumnKind.WORD),
  NAME(ColumnKind.WORD),
  TYPE(ColumnKind.WORD);

  private final ColumnKind kind;

  DetailColumn(ColumnKind kind) {
    this.kind = kind;
  }

  @Override
  public ColumnKind kind() {
    return kind;
  }
}

package io.millrace.common.internal.query.column;

import io.millrace.common.internal.query.condition.ColumnKind;
import io.millrace.common.internal.query.condition.QueryColumn;

/** The columns of what somebody did to jobs. */
public enum OperationColumn implements QueryColumn {
  ID(ColumnKind.ID),
  TIME(ColumnKind.TIME),
  JOB_ID(ColumnKind.REF),
  BATCH_ID(ColumnKind.REF),
  USER_ID(ColumnKind.TEXT),
  OPERATION_TYPE(ColumnKind.WORD),
  ENTITY_TYPE(ColumnKind.WORD),
  PROPERTY(ColumnKind.TEXT);

  private final ColumnKind kind;

  OperationColumn(ColumnKind kind) {
    this.kind = kind;
  }

  @Override
  public ColumnKind kind() {
    return kind;
  }
}

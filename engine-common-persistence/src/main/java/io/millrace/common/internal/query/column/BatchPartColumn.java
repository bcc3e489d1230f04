package io.millrace.common.internal.query.column;

import io.millrace.common.internal.query.condition.ColumnKind;
import io.millrace.common.internal.query.condition.QueryColumn;

/** The columns of the items of batches. */
public enum BatchPartColumn implements QueryColumn {
  ID(ColumnKind.ID),
  BATCH_ID(ColumnKind.ID),
  SCOPE_ID(ColumnKind.ID),
  COMPLETE_TIME(ColumnKind.OPTIONAL_TIME),
  SCOPE_TYPE(ColumnKind.WORD),
  STATUS(ColumnKind.WORD);

  private final ColumnKind kind;

  BatchPartColumn(ColumnKind kind) {
    this.kind = kind;
  }

  @Override
  public ColumnKind kind() {
    return kind;
  }
}

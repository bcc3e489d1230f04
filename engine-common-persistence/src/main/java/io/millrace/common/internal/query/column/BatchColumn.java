package io.millrace.common.internal.query.column;

import io.millrace.common.internal.query.condition.ColumnKind;
import io.millrace.common.internal.query.condition.QueryColumn;

/** The columns of batches. */
public enum BatchColumn implements QueryColumn {
  ID(ColumnKind.ID),
  CREATE_TIME(ColumnKind.TIME),
  COMPLETE_TIME(ColumnKind.OPTIONAL_TIME),
  TENANT_ID(ColumnKind.WORD),
  TYPE(ColumnKind.WORD),
  STATUS(ColumnKind.WORD),
  SEARCH_KEY(ColumnKind.TEXT),
  SEARCH_KEY2(ColumnKind.TEXT);

  private final ColumnKind kind;

  BatchColumn(ColumnKind kind) {
    this.kind = kind;
  }

  @Override
  public ColumnKind kind() {
    return kind;
  }
}

package io.millrace.common.internal.query.column;

import io.millrace.common.internal.query.condition.ColumnKind;
import io.millrace.common.internal.query.condition.QueryColumn;

/** The columns of comments and attachments. */
public enum RemarkColumn implements QueryColumn {
  SCOPE_ID(ColumnKind.REF),
  USER_ID(ColumnKind.TEXT);

  private final ColumnKind kind;

  RemarkColumn(ColumnKind kind) {
    this.kind = kind;
  }

  @Override
  public ColumnKind kind() {
    return kind;
  }
}

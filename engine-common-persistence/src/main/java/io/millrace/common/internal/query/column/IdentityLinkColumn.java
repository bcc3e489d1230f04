package io.millrace.common.internal.query.column;

import io.millrace.common.internal.query.condition.ColumnKind;
import io.millrace.common.internal.query.condition.QueryColumn;

/** The columns of identity links that live and that are over. */
public enum IdentityLinkColumn implements QueryColumn {
  ID(ColumnKind.ID),
  SCOPE_TYPE(ColumnKind.TEXT),
  SCOPE_ID(ColumnKind.REF),
  SCOPE_DEFINITION_ID(ColumnKind.REF),
  TASK_ID(ColumnKind.REF),
  HISTORY_LEVEL(ColumnKind.INTEGER),
  TYPE(ColumnKind.WORD),
  USER_ID(ColumnKind.TEXT),
  GROUP_ID(ColumnKind.TEXT);

  private final ColumnKind kind;

  IdentityLinkColumn(ColumnKind kind) {
    this.kind = kind;
  }

  @Override
  public ColumnKind kind() {
    return kind;
  }
}

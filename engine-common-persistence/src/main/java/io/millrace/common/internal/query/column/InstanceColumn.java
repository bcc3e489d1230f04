package io.millrace.common.internal.query.column;

import io.millrace.common.internal.query.condition.ColumnKind;
import io.millrace.common.internal.query.condition.QueryColumn;

/** The columns that instances of all engines have, running or over. */
public enum InstanceColumn implements QueryColumn {
  ID(ColumnKind.ID),
  BUSINESS_KEY(ColumnKind.TEXT),
  START_USER_ID(ColumnKind.TEXT);

  private final ColumnKind kind;

  InstanceColumn(ColumnKind kind) {
    this.kind = kind;
  }

  @Override
  public ColumnKind kind() {
    return kind;
  }
}

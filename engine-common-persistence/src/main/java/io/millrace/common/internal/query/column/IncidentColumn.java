package io.millrace.common.internal.query.column;

import io.millrace.common.internal.query.condition.ColumnKind;
import io.millrace.common.internal.query.condition.QueryColumn;

/** The columns of incidents. */
public enum IncidentColumn implements QueryColumn {
  ID(ColumnKind.ID),
  CREATE_TIME(ColumnKind.TIME),
  END_TIME(ColumnKind.OPTIONAL_TIME),
  TENANT_ID(ColumnKind.WORD),
  STATE(ColumnKind.WORD),
  TYPE(ColumnKind.WORD),
  SCOPE_TYPE(ColumnKind.TEXT),
  SCOPE_ID(ColumnKind.REF),
  SUB_SCOPE_ID(ColumnKind.REF),
  SCOPE_DEFINITION_ID(ColumnKind.REF),
  ELEMENT_ID(ColumnKind.TEXT),
  CONFIGURATION(ColumnKind.TEXT),
  MESSAGE(ColumnKind.TEXT);

  private final ColumnKind kind;

  IncidentColumn(ColumnKind kind) {
    this.kind = kind;
  }

  @Override
  public ColumnKind kind() {
    return kind;
  }
}

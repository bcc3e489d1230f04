package io.millrace.common.internal.query.column;

import io.millrace.common.internal.query.condition.ColumnKind;
import io.millrace.common.internal.query.condition.QueryColumn;

/** The columns of what happened to jobs. */
public enum JobLogColumn implements QueryColumn {
  ID(ColumnKind.ID),
  TIME(ColumnKind.TIME),
  JOB_ID(ColumnKind.ID),
  SCOPE_TYPE(ColumnKind.TEXT),
  SCOPE_ID(ColumnKind.REF),
  SUB_SCOPE_ID(ColumnKind.REF),
  SCOPE_DEFINITION_ID(ColumnKind.REF),
  DUE_DATE(ColumnKind.OPTIONAL_TIME),
  RETRIES(ColumnKind.INTEGER),
  PRIORITY(ColumnKind.INTEGER),
  TENANT_ID(ColumnKind.WORD),
  EVENT(ColumnKind.WORD),
  HANDLER_TYPE(ColumnKind.WORD),
  ELEMENT_ID(ColumnKind.TEXT),
  NODE(ColumnKind.TEXT),
  EXCEPTION_MESSAGE(ColumnKind.TEXT);

  private final ColumnKind kind;

  JobLogColumn(ColumnKind kind) {
    this.kind = kind;
  }

  @Override
  public ColumnKind kind() {
    return kind;
  }
}

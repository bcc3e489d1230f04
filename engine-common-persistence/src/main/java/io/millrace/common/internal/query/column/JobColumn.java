package io.millrace.common.internal.query.column;

import io.millrace.common.internal.query.condition.ColumnKind;
import io.millrace.common.internal.query.condition.QueryColumn;

/** The columns of jobs. */
public enum JobColumn implements QueryColumn {
  ID(ColumnKind.ID),
  TENANT_ID(ColumnKind.WORD),
  SCOPE_TYPE(ColumnKind.TEXT),
  SCOPE_ID(ColumnKind.REF),
  SUB_SCOPE_ID(ColumnKind.REF),
  SCOPE_DEFINITION_ID(ColumnKind.REF),
  STATE(ColumnKind.WORD),
  TYPE(ColumnKind.WORD),
  HANDLER_TYPE(ColumnKind.WORD),
  ELEMENT_ID(ColumnKind.TEXT),
  ELEMENT_NAME(ColumnKind.TEXT),
  CATEGORY(ColumnKind.TEXT),
  CREATE_TIME(ColumnKind.TIME),
  DUE_DATE(ColumnKind.OPTIONAL_TIME),
  CLAIMABLE_FROM(ColumnKind.OPTIONAL_TIME),
  PRIORITY(ColumnKind.INTEGER),
  RETRIES(ColumnKind.INTEGER),
  TOPIC(ColumnKind.TEXT),
  LOCK_OWNER(ColumnKind.TEXT),
  EXCEPTION_TYPE(ColumnKind.TEXT),
  EXCEPTION_MESSAGE(ColumnKind.TEXT),
  FAILED_SINCE(ColumnKind.OPTIONAL_TIME);

  private final ColumnKind kind;

  JobColumn(ColumnKind kind) {
    this.kind = kind;
  }

  @Override
  public ColumnKind kind() {
    return kind;
  }
}

package io.millrace.bpmn.internal.query;

import io.millrace.common.internal.query.condition.ColumnKind;
import io.millrace.common.internal.query.condition.QueryColumn;

/** The columns of messages that wait for their receiver. */
enum KeptMessageColumn implements QueryColumn {
  ID(ColumnKind.ID),
  NAME(ColumnKind.WORD),
  TENANT_ID(ColumnKind.WORD),
  BUSINESS_KEY(ColumnKind.TEXT),
  PROCESS_INSTANCE_ID(ColumnKind.REF),
  CREATE_TIME(ColumnKind.TIME),
  EXPIRATION_TIME(ColumnKind.TIME);

  private final ColumnKind kind;

  KeptMessageColumn(ColumnKind kind) {
    this.kind = kind;
  }

  @Override
  public ColumnKind kind() {
    return kind;
  }
}

package io.millrace.bpmn.internal.query;

import io.millrace.common.internal.query.condition.ColumnKind;
import io.millrace.common.internal.query.condition.QueryColumn;

/** The columns of process instances, running ones and those that are over. */
public enum ProcessInstanceColumn implements QueryColumn {
  ID(ColumnKind.ID),
  ROOT_INSTANCE_ID(ColumnKind.REF),
  TENANT_ID(ColumnKind.WORD),
  EXTERNAL_ID(ColumnKind.TEXT),
  SUPER_PROCESS_INSTANCE_ID(ColumnKind.REF),
  PROCESS_DEFINITION_ID(ColumnKind.ID),
  HISTORY_LEVEL(ColumnKind.INTEGER),
  BUSINESS_KEY(ColumnKind.TEXT),
  BUSINESS_STATUS(ColumnKind.TEXT),
  NAME(ColumnKind.TEXT),
  START_USER_ID(ColumnKind.TEXT),
  END_USER_ID(ColumnKind.TEXT),
  START_TIME(ColumnKind.TIME),
  END_TIME(ColumnKind.OPTIONAL_TIME),
  DURATION(ColumnKind.REF),
  DELETE_REASON(ColumnKind.TEXT);

  private final ColumnKind kind;

  ProcessInstanceColumn(ColumnKind kind) {
    this.kind = kind;
  }

  @Override
  public ColumnKind kind() {
    return kind;
  }
}

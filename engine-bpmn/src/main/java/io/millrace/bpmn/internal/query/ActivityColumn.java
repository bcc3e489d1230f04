package io.millrace.bpmn.internal.query;

import io.millrace.common.internal.query.condition.ColumnKind;
import io.millrace.common.internal.query.condition.QueryColumn;

/** The columns of visits, lasting ones included. */
public enum ActivityColumn implements QueryColumn {
  ID(ColumnKind.ID),
  ROOT_INSTANCE_ID(ColumnKind.REF),
  TENANT_ID(ColumnKind.WORD),
  PROCESS_INSTANCE_ID(ColumnKind.ID),
  EXECUTION_ID(ColumnKind.ID),
  PROCESS_DEFINITION_ID(ColumnKind.ID),
  HISTORY_LEVEL(ColumnKind.INTEGER),
  ACTIVITY_ID(ColumnKind.WORD),
  ACTIVITY_NAME(ColumnKind.TEXT),
  ACTIVITY_TYPE(ColumnKind.WORD),
  ASSIGNEE(ColumnKind.TEXT),
  COMPLETED_BY(ColumnKind.TEXT),
  CALLED_PROCESS_INSTANCE_ID(ColumnKind.REF),
  START_TIME(ColumnKind.TIME),
  END_TIME(ColumnKind.OPTIONAL_TIME),
  DURATION(ColumnKind.REF),
  DELETE_REASON(ColumnKind.TEXT);

  private final ColumnKind kind;

  ActivityColumn(ColumnKind kind) {
    this.kind = kind;
  }

  @Override
  public ColumnKind kind() {
    return kind;
  }
}

package io.millrace.bpmn.internal.query;

import io.millrace.common.internal.query.condition.ColumnKind;
import io.millrace.common.internal.query.condition.QueryColumn;

/** The columns of executions. */
public enum ExecutionColumn implements QueryColumn {
  ID(ColumnKind.ID),
  ROOT_INSTANCE_ID(ColumnKind.ID),
  TENANT_ID(ColumnKind.WORD),
  EXTERNAL_ID(ColumnKind.TEXT),
  PROCESS_INSTANCE_ID(ColumnKind.ID),
  PARENT_ID(ColumnKind.REF),
  SUPER_EXECUTION_ID(ColumnKind.REF),
  PROCESS_DEFINITION_ID(ColumnKind.ID),
  HISTORY_LEVEL(ColumnKind.INTEGER),
  ACTIVITY_ID(ColumnKind.TEXT),
  SUSPENDED(ColumnKind.FLAG),
  BUSINESS_KEY(ColumnKind.TEXT),
  BUSINESS_STATUS(ColumnKind.TEXT),
  NAME(ColumnKind.TEXT),
  START_USER_ID(ColumnKind.TEXT),
  START_TIME(ColumnKind.OPTIONAL_TIME),
  /** The key of the definition, which the mappers of executions join as D. */
  PROCESS_DEFINITION_KEY(ColumnKind.WORD) {
    @Override
    public String in(String alias) {
      return "D.KEY_";
    }
  };

  private final ColumnKind kind;

  ExecutionColumn(ColumnKind kind) {
    this.kind = kind;
  }

  @Override
  public ColumnKind kind() {
    return kind;
  }
}

package io.millrace.common.internal.query.column;

import io.millrace.common.internal.query.condition.ColumnKind;
import io.millrace.common.internal.query.condition.QueryColumn;

/** The columns of open and of historic tasks. */
public enum TaskColumn implements QueryColumn {
  ID(ColumnKind.ID),
  TENANT_ID(ColumnKind.WORD),
  EXTERNAL_ID(ColumnKind.TEXT),
  SCOPE_TYPE(ColumnKind.TEXT),
  SCOPE_ID(ColumnKind.REF),
  SUB_SCOPE_ID(ColumnKind.REF),
  SCOPE_DEFINITION_ID(ColumnKind.REF),
  HISTORY_LEVEL(ColumnKind.INTEGER),
  NAME(ColumnKind.TEXT),
  DESCRIPTION(ColumnKind.TEXT),
  TASK_DEFINITION_KEY(ColumnKind.TEXT),
  ASSIGNEE(ColumnKind.TEXT),
  OWNER(ColumnKind.TEXT),
  PRIORITY(ColumnKind.INTEGER),
  CATEGORY(ColumnKind.TEXT),
  FORM_KEY(ColumnKind.TEXT),
  PARENT_TASK_ID(ColumnKind.REF),
  CREATE_TIME(ColumnKind.TIME),
  CLAIM_TIME(ColumnKind.OPTIONAL_TIME),
  CLAIMED_BY(ColumnKind.TEXT),
  DUE_DATE(ColumnKind.OPTIONAL_TIME),
  FOLLOW_UP_DATE(ColumnKind.OPTIONAL_TIME),
  IN_PROGRESS_START_TIME(ColumnKind.OPTIONAL_TIME),
  IN_PROGRESS_STARTED_BY(ColumnKind.TEXT),
  IN_PROGRESS_START_DUE_DATE(ColumnKind.OPTIONAL_TIME),
  SUSPENDED_TIME(ColumnKind.OPTIONAL_TIME),
  SUSPENDED_BY(ColumnKind.TEXT),
  DELEGATION_STATE(ColumnKind.TEXT),
  SUSPENDED(ColumnKind.FLAG),
  COMPLETED_BY(ColumnKind.TEXT),
  END_TIME(ColumnKind.OPTIONAL_TIME),
  DURATION(ColumnKind.REF),
  DELETE_REASON(ColumnKind.TEXT),
  /**
   * The execution or plan item, 0 for a standalone task: what the task's variables have as theirs.
   */
  ELEMENT(ColumnKind.ID) {
    @Override
    public String in(String alias) {
      return "coalesce(" + SUB_SCOPE_ID.in(alias) + ", 0)";
    }
  };

  private final ColumnKind kind;

  TaskColumn(ColumnKind kind) {
    this.kind = kind;
  }

  @Override
  public ColumnKind kind() {
    return kind;
  }
}

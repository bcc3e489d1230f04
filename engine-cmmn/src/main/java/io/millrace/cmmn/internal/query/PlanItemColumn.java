package io.millrace.cmmn.internal.query;

import io.millrace.common.internal.query.condition.ColumnKind;
import io.millrace.common.internal.query.condition.QueryColumn;

/** The columns of plan items, of running cases and of history. */
public enum PlanItemColumn implements QueryColumn {
  ID(ColumnKind.ID),
  ROOT_INSTANCE_ID(ColumnKind.REF),
  TENANT_ID(ColumnKind.WORD),
  CASE_INSTANCE_ID(ColumnKind.ID),
  STAGE_INSTANCE_ID(ColumnKind.REF),
  CASE_DEFINITION_ID(ColumnKind.ID),
  REFERENCE_ID(ColumnKind.REF),
  HISTORY_LEVEL(ColumnKind.INTEGER),
  ELEMENT_ID(ColumnKind.WORD),
  PLAN_ITEM_DEFINITION_ID(ColumnKind.TEXT),
  NAME(ColumnKind.TEXT),
  TYPE(ColumnKind.WORD),
  STATE(ColumnKind.WORD),
  START_USER_ID(ColumnKind.TEXT),
  ENTRY_CRITERION_ID(ColumnKind.TEXT),
  EXIT_CRITERION_ID(ColumnKind.TEXT),
  INJECTED(ColumnKind.TEXT),
  CREATE_TIME(ColumnKind.OPTIONAL_TIME),
  LAST_AVAILABLE_TIME(ColumnKind.OPTIONAL_TIME),
  LAST_UNAVAILABLE_TIME(ColumnKind.OPTIONAL_TIME),
  LAST_ENABLED_TIME(ColumnKind.OPTIONAL_TIME),
  LAST_DISABLED_TIME(ColumnKind.OPTIONAL_TIME),
  LAST_STARTED_TIME(ColumnKind.OPTIONAL_TIME),
  LAST_SUSPENDED_TIME(ColumnKind.OPTIONAL_TIME),
  END_TIME(ColumnKind.OPTIONAL_TIME);

  /** The table of those that are not over. */
  static final String TABLE = "MR_PLAN_ITEM";

  private final ColumnKind kind;

  PlanItemColumn(ColumnKind kind) {
    this.kind = kind;
  }

  @Override
  public ColumnKind kind() {
    return kind;
  }
}

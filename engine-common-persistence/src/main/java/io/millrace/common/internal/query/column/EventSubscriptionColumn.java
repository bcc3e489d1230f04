package io.millrace.common.internal.query.column;

import io.millrace.common.internal.query.condition.ColumnKind;
import io.millrace.common.internal.query.condition.QueryColumn;

/** The columns of event subscriptions. */
public enum EventSubscriptionColumn implements QueryColumn {
  ID(ColumnKind.ID),
  TENANT_ID(ColumnKind.WORD),
  SCOPE_TYPE(ColumnKind.TEXT),
  SCOPE_ID(ColumnKind.REF),
  SUB_SCOPE_ID(ColumnKind.ID),
  SCOPE_DEFINITION_ID(ColumnKind.ID),
  EVENT_TYPE(ColumnKind.WORD),
  EVENT_NAME(ColumnKind.TEXT),
  ACTIVITY_ID(ColumnKind.WORD),
  CONFIGURATION(ColumnKind.TEXT),
  CREATE_TIME(ColumnKind.TIME);

  private final ColumnKind kind;

  EventSubscriptionColumn(ColumnKind kind) {
    this.kind = kind;
  }

  @Override
  public ColumnKind kind() {
    return kind;
  }
}

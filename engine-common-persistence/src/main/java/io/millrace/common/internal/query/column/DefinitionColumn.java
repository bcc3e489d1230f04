package io.millrace.common.internal.query.column;

import io.millrace.common.internal.query.condition.ColumnKind;
import io.millrace.common.internal.query.condition.QueryColumn;

/** The columns of definitions. */
public enum DefinitionColumn implements QueryColumn {
  ID(ColumnKind.ID),
  TENANT_ID(ColumnKind.WORD),
  SCOPE_TYPE(ColumnKind.WORD),
  KEY(ColumnKind.WORD),
  VERSION(ColumnKind.INTEGER),
  VERSION_TAG(ColumnKind.WORD),
  NAME(ColumnKind.TEXT),
  CATEGORY(ColumnKind.TEXT),
  DEPLOYMENT_ID(ColumnKind.ID),
  RESOURCE_NAME(ColumnKind.WORD),
  STARTABLE_IN_TASKLIST(ColumnKind.FLAG),
  SUSPENDED(ColumnKind.FLAG);

  private final ColumnKind kind;

  DefinitionColumn(ColumnKind kind) {
    this.kind = kind;
  }

  @Override
  public ColumnKind kind() {
    return kind;
  }
}

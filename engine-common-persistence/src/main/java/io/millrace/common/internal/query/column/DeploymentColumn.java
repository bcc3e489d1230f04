package io.millrace.common.internal.query.column;

import io.millrace.common.internal.query.condition.ColumnKind;
import io.millrace.common.internal.query.condition.QueryColumn;

/** The columns of deployments. */
public enum DeploymentColumn implements QueryColumn {
  ID(ColumnKind.ID),
  TENANT_ID(ColumnKind.WORD),
  EXTERNAL_ID(ColumnKind.TEXT),
  SCOPE_TYPE(ColumnKind.WORD),
  NAME(ColumnKind.TEXT),
  CATEGORY(ColumnKind.TEXT),
  KEY(ColumnKind.TEXT),
  PARENT_DEPLOYMENT_ID(ColumnKind.TEXT),
  DEPLOY_TIME(ColumnKind.TIME);

  private final ColumnKind kind;

  DeploymentColumn(ColumnKind kind) {
    this.kind = kind;
  }

  @Override
  public ColumnKind kind() {
    return kind;
  }
}

package io.millrace.cmmn.internal.query;

import io.millrace.common.internal.query.condition.ColumnKind;
import io.millrace.common.internal.query.condition.QueryColumn;
import io.millrace.common.internal.query.condition.SqlRenderer;

/** The columns of cases, running ones and those that are over. */
public enum CaseInstanceColumn implements QueryColumn {
  ID(ColumnKind.ID),
  ROOT_INSTANCE_ID(ColumnKind.REF),
  TENANT_ID(ColumnKind.WORD),
  EXTERNAL_ID(ColumnKind.TEXT),
  CASE_DEFINITION_ID(ColumnKind.ID),
  HISTORY_LEVEL(ColumnKind.INTEGER),
  STATE(ColumnKind.WORD),
  BUSINESS_KEY(ColumnKind.TEXT),
  BUSINESS_STATUS(ColumnKind.TEXT),
  NAME(ColumnKind.TEXT),
  START_USER_ID(ColumnKind.TEXT),
  START_TIME(ColumnKind.TIME),
  END_TIME(ColumnKind.OPTIONAL_TIME),
  /** The key of the definition, which the mappers join as D and select beside each row. */
  CASE_DEFINITION_KEY(ColumnKind.TEXT) {
    @Override
    public String in(String alias) {
      return alias.equals(SqlRenderer.ALIAS) ? "D.KEY_" : alias + ".CASE_DEFINITION_KEY_";
    }
  };

  private final ColumnKind kind;

  CaseInstanceColumn(ColumnKind kind) {
    this.kind = kind;
  }

  @Override
  public ColumnKind kind() {
    return kind;
  }
}

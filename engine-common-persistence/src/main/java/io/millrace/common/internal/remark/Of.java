package io.millrace.common.internal.remark;

/** What the id names by which remarks are found. */
public enum Of {
  /** A remark. */
  ITSELF("ID_"),
  /** A task. */
  TASK("TASK_ID_"),
  /** An instance, whose tasks count as well. */
  INSTANCE("SCOPE_ID_");

  private final String column;

  Of(String column) {
    this.column = column;
  }

  String condition() {
    return column + " = ?";
  }

  /** Returns the index of the column in a table; null where that is the primary key. */
  String indexOf(String table) {
    return this == ITSELF
        ? null
        : "IX_" + table + "_" + column.substring(0, column.length() - "_ID_".length());
  }
}

package io.millrace.common.internal.query.condition;

import io.millrace.common.internal.persistence.ColumnType;

/** What a column holds, and whether every row has a value in it. */
public enum ColumnKind {
  /** An id that is always there. */
  ID(ColumnType.ID, true),
  /** The id of another row, or a number, that may be missing. */
  REF(ColumnType.REF, false),
  /** A small number that is always there. */
  INTEGER(ColumnType.INT, true),
  /** A truth value. */
  FLAG(ColumnType.BOOL, true),
  /** A text that is always there. */
  WORD(ColumnType.STRING, true),
  /** A text that may be missing. */
  TEXT(ColumnType.STRING, false),
  /** A time that is always there. */
  TIME(ColumnType.TIME, true),
  /** A time that may be missing. */
  OPTIONAL_TIME(ColumnType.TIME, false),
  /** A floating point number that may be missing. */
  REAL(ColumnType.DOUBLE, false);

  private final ColumnType type;
  private final boolean required;

  ColumnKind(ColumnType type, boolean required) {
    this.type = type;
    this.required = required;
  }

  ColumnType type() {
    return type;
  }

  boolean isRequired() {
    return required;
  }
}

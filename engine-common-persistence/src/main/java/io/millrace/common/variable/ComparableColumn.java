package io.millrace.common.variable;

/** The column in which the database compares values of a type with each other. */
public enum ComparableColumn {
  /**
   * {@link StoredValue#text()}, byte by byte. Texts that are too long for the column are not found
   * by their value.
   */
  TEXT,
  /** {@link StoredValue#number()}. */
  NUMBER,
  /**
   * {@link StoredValue#decimal()}, as exactly as a {@code double} can tell values apart. The
   * engine's own types of numbers are compared exactly, with each other.
   */
  DECIMAL,
  /** None: queries cannot ask for values of the type. */
  NONE
}

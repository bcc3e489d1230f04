package io.millrace.common.internal.persistence;

/** What a column holds, as Java sees it. */
public enum ColumnType {
  /** A {@code Long} that is never null: an id. */
  ID("int8"),
  /** A {@code Long}; null stands for "none" and is read as null. */
  REF("int8"),
  /** A {@code Long} that is measured or counted, may be null. */
  NUMBER("int8"),
  /** An {@code Integer}, may be null. */
  INT("int4"),
  /** A {@code Boolean}, never null. */
  BOOL("bool"),
  /** A {@code String}, may be null. */
  STRING("text"),
  /** An {@code Instant} in microseconds, may be null; stored in UTC. */
  TIME("timestamptz"),
  /** A {@code Double}, may be null. */
  DOUBLE("float8"),
  /** A {@code byte[]}, may be null. */
  BYTES("bytea");

  private final String arrayElement;

  ColumnType(String arrayElement) {
    this.arrayElement = arrayElement;
  }

  /**
   * Tells whether it is chance when rows that are written together have the same value: one
   * measured, or one that is too long to be compared each time.
   */
  boolean isEqualByChance() {
    return this == NUMBER || this == TIME || this == DOUBLE || this == BYTES;
  }

  /** Returns the name of the type in arrays of PostgreSQL. */
  String arrayElement() {
    return arrayElement;
  }
}

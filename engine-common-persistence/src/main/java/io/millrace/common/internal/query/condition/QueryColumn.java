package io.millrace.common.internal.query.condition;

import io.millrace.common.internal.persistence.ColumnType;
import io.millrace.common.internal.persistence.Dialect;

/**
 * A column that criteria and orders may name. Implemented by one enum per table, so that no text of
 * a caller can become a name in SQL.
 */
public interface QueryColumn {

  /** Returns the name of the constant: the column's name without the underscore at its end. */
  String name();

  /** Returns what the column holds. */
  ColumnKind kind();

  /** Returns the type of the values it is compared with. */
  default ColumnType type() {
    return kind().type();
  }

  /** Tells whether every row has a value in this column. */
  default boolean isRequired() {
    return kind().isRequired();
  }

  /** Returns the column in SQL, as one of the table that a statement calls by an alias. */
  default String in(String alias) {
    return alias + "." + name() + "_";
  }

  /** Returns what is compared with values: the column, or what a database calculates of it. */
  default String in(String alias, Dialect dialect) {
    return in(alias);
  }
}

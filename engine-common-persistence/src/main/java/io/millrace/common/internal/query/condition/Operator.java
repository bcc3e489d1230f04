package io.millrace.common.internal.query.condition;

/** How a column is compared with a value or another column. */
public enum Operator {
  /** Is the same. */
  EQUAL("="),
  /** Is there and is not the same. */
  NOT_EQUAL("<>"),
  /** Is less or before. */
  LESS("<"),
  /** Is not greater or after. */
  LESS_OR_EQUAL("<="),
  /** Is greater or after. */
  GREATER(">"),
  /** Is not less or before. */
  GREATER_OR_EQUAL(">=");

  private final String sql;

  Operator(String sql) {
    this.sql = sql;
  }

  String sql() {
    return sql;
  }

  /** Tells whether the outcome depends on which value comes first. */
  boolean needsOrder() {
    return this != EQUAL && this != NOT_EQUAL;
  }
}

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

  /**
   * Tells whether a value is wanted.
   *
   * @param order less than, equal to or greater than zero, as the value is to what it is compared
   *     with
   */
  public boolean accepts(int order) {
    return switch (this) {
      case EQUAL -> order == 0;
      case NOT_EQUAL -> order != 0;
      case LESS -> order < 0;
      case LESS_OR_EQUAL -> order <= 0;
      case GREATER -> order > 0;
      case GREATER_OR_EQUAL -> order >= 0;
    };
  }
}

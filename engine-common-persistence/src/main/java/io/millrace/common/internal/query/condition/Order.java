package io.millrace.common.internal.query.condition;

import io.millrace.common.query.NullHandling;

/**
 * By what rows are ordered.
 *
 * @param column the column
 * @param descending whether the greatest comes first
 * @param nulls where rows without a value go
 */
public record Order(QueryColumn column, boolean descending, NullHandling nulls) {

  /** Returns an ascending order in which a missing value counts as the smallest. */
  public static Order by(QueryColumn column) {
    return new Order(column, false, NullHandling.NULLS_FIRST);
  }

  /**
   * Returns the order of the same column in a direction; a missing value counts as the smallest.
   */
  public Order descending(boolean value) {
    return new Order(column, value, value ? NullHandling.NULLS_LAST : NullHandling.NULLS_FIRST);
  }
}

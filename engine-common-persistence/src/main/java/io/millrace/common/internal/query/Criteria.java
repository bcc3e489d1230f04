package io.millrace.common.internal.query;

import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.QueryColumn;

/**
 * What sets of criteria are written on: each criterion adds one condition, each order one column.
 *
 * @param <Q> the query itself
 */
public interface Criteria<Q> {

  /** Adds a condition. */
  Q where(Condition condition);

  /** Adds an order, ascending at first. */
  Q orderBy(QueryColumn column);
}

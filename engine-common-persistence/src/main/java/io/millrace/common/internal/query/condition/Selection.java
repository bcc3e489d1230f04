package io.millrace.common.internal.query.condition;

import java.util.List;

/**
 * What a query asks a mapper for.
 *
 * @param condition what rows have to meet
 * @param orders by what they are ordered, the first first
 * @param page which of them are wanted
 */
public record Selection(Condition condition, List<Order> orders, Page page) {

  /** Returns a selection of all rows that meet a condition, in an order. */
  public static Selection of(Condition condition, Order... orders) {
    return new Selection(condition, List.of(orders), Page.ALL);
  }

  /** Returns the condition that rows of an arm have to meet, without what is known beforehand. */
  public Condition in(Arm arm) {
    return new Reduction(arm).of(condition);
  }
}

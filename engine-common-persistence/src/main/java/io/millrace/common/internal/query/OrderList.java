package io.millrace.common.internal.query;

import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.query.condition.Order;
import io.millrace.common.internal.query.condition.QueryColumn;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** The orders of a query; the id comes last, so that pages never overlap. */
final class OrderList {

  private final QueryColumn id;
  private final List<Order> orders = new ArrayList<>();

  OrderList(QueryColumn id) {
    this.id = id;
  }

  void add(QueryColumn column) {
    orders.add(Order.by(column));
  }

  void changeLast(String method, UnaryOperator<Order> change) {
    if (orders.isEmpty()) {
      throw new BadArgumentException(
          method
              + "() was called before an order was added. Call one of the orderBy methods first.");
    }
    orders.set(orders.size() - 1, change.apply(orders.get(orders.size() - 1)));
  }

  /** Returns the orders up to the id, behind which no further one can matter; each column once. */
  List<Order> orders() {
    var distinct = new ArrayList<Order>();
    for (var order : orders) {
      if (!contains(distinct, order.column())) {
        distinct.add(order);
      }
    }
    if (!contains(distinct, id)) {
      distinct.add(Order.by(id));
    }
    return distinct;
  }

  private static boolean contains(List<Order> orders, QueryColumn column) {
    for (var order : orders) {
      if (order.column() == column) {
        return true;
      }
    }
    return false;
  }
}

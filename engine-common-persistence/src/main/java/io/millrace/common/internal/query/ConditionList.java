package io.millrace.common.internal.query;

import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Condition.All;
import io.millrace.common.internal.query.condition.Condition.Any;
import java.util.ArrayList;
import java.util.List;

/** The conditions of a query, and the group that {@code or()} has opened. */
final class ConditionList {

  private final List<Condition> conditions = new ArrayList<>();
  private List<Condition> group;

  void add(Condition condition) {
    (group == null ? conditions : group).add(condition);
  }

  void open() {
    if (group != null) {
      throw new BadArgumentException(
          "or() was called inside a group that or() opened before. Call endOr() first; groups do not nest.");
    }
    group = new ArrayList<>();
  }

  void close() {
    if (group == null) {
      throw new BadArgumentException("endOr() was called, but no group is open. Call or() first.");
    }
    if (group.isEmpty()) {
      throw new BadArgumentException(
          "endOr() was called on a group without criteria. Put at least one between or() and endOr().");
    }
    conditions.add(new Any(List.copyOf(group)));
    group = null;
  }

  /** Tells whether a group is open. */
  boolean isOpen() {
    return group != null;
  }

  Condition condition() {
    if (group != null) {
      throw new BadArgumentException(
          "The query was asked while the group that or() opened is not closed. Call endOr() first.");
    }
    return new All(List.copyOf(conditions));
  }
}

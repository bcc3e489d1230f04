package io.millrace.cmmn.internal.delegate;

import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.expression.StageView;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a condition sees whose {@code contextRef} names an item of the case file: all that others
 * see, and the instances of that item.
 *
 * @param items the instances, the oldest first
 */
record AboutItem(ExpressionScope scope, List<Object> items) implements ExpressionScope {

  private static final String ONE = "contextItem";
  private static final String ALL = "contextItems";

  @Override
  public Object resolve(String name) {
    return switch (name) {
      case ONE -> items.isEmpty() ? null : items.get(0);
      case ALL -> items;
      default -> scope.resolve(name);
    };
  }

  @Override
  public void assign(String name, Object value) {
    scope.assign(name, value);
  }

  @Override
  public void userCodeFollows() {
    scope.userCodeFollows();
  }

  @Override
  public Set<String> roots() {
    var roots = new TreeSet<>(scope.roots());
    roots.addAll(Set.of(ONE, ALL));
    return roots;
  }

  @Override
  public StageView stage() {
    return scope.stage();
  }

  @Override
  public String location() {
    return scope.location();
  }
}

package io.millrace.common.internal.expression.tree;

import io.millrace.common.internal.expression.value.Comparison;

/** {@code left == right} and its kin. */
public record Comparing(Comparison operator, Term left, Term right) implements Term {

  @Override
  public Object evaluate(Environment environment) {
    var first = left.evaluate(environment);
    return !operator.isDecidedBy(first) && operator.apply(first, right.evaluate(environment));
  }

  @Override
  public String toString() {
    return left + " " + operator.sign() + " " + right;
  }
}

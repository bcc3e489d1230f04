package io.millrace.common.internal.expression.tree;

import io.millrace.common.internal.expression.value.Arithmetic;

/** {@code left + right} and its kin. */
public record Calculation(Arithmetic operator, Term left, Term right) implements Term {

  @Override
  public Object evaluate(Environment environment) {
    return operator.apply(left.evaluate(environment), right.evaluate(environment));
  }

  @Override
  public String toString() {
    return left + " " + operator.sign() + " " + right;
  }
}

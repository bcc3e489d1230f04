package io.millrace.common.internal.expression.tree;

import io.millrace.common.internal.expression.value.Negation;

/** {@code -part}; of null it is zero, of a text the negative number. */
public record Negative(Term part) implements Term {

  @Override
  public Object evaluate(Environment environment) {
    return Negation.of(part.evaluate(environment));
  }

  @Override
  public String toString() {
    return "-(" + part + ")";
  }
}

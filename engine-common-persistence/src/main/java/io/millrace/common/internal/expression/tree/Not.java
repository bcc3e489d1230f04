package io.millrace.common.internal.expression.tree;

import io.millrace.common.internal.expression.value.Coercion;

/** {@code !part}. */
public record Not(Term part) implements Term {

  @Override
  public Object evaluate(Environment environment) {
    return !Coercion.toBoolean(part.evaluate(environment));
  }

  @Override
  public String toString() {
    return "!(" + part + ")";
  }
}

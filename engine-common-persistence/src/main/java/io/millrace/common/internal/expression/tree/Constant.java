package io.millrace.common.internal.expression.tree;

import io.millrace.common.internal.expression.value.Descriptions;

/** A value that the author wrote: a text, a number, true, false or null. */
public record Constant(Object value) implements Term {

  @Override
  public Object evaluate(Environment environment) {
    return value;
  }

  @Override
  public String toString() {
    return value instanceof Number ? value.toString() : Descriptions.of(value);
  }
}

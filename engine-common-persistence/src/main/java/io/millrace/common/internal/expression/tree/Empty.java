package io.millrace.common.internal.expression.tree;

import io.millrace.common.internal.expression.value.Emptiness;
import io.millrace.common.internal.json.JsonAccess;

/** {@code empty part}. */
public record Empty(Term part, JsonAccess json) implements Term {

  @Override
  public Object evaluate(Environment environment) {
    return Emptiness.of(part.evaluate(environment), json);
  }

  @Override
  public String toString() {
    return "empty " + part;
  }
}

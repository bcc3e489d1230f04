package io.millrace.common.internal.expression.tree;

import io.millrace.common.internal.expression.value.Coercion;
import java.util.List;
import java.util.stream.Collectors;

/** {@code a || b}: stops at the first part that is true. */
public record Any(List<Term> parts) implements Term {

  /** Keeps the parts unchangeable. */
  public Any {
    parts = List.copyOf(parts);
  }

  @Override
  public Object evaluate(Environment environment) {
    for (var part : parts) {
      if (Coercion.toBoolean(part.evaluate(environment))) {
        return true;
      }
    }
    return false;
  }

  @Override
  public String toString() {
    return parts.stream().map(Term::toString).collect(Collectors.joining(" || "));
  }
}

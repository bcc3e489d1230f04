package io.millrace.common.internal.expression.tree;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;

/** {@code {a, b}}: a new set each time, in the order of writing. */
public record SetOf(List<Term> elements) implements Term {

  /** Keeps the elements unchangeable. */
  public SetOf {
    elements = List.copyOf(elements);
  }

  @Override
  public Object evaluate(Environment environment) {
    return new LinkedHashSet<>(Arrays.asList(Terms.evaluate(elements, environment)));
  }

  @Override
  public String toString() {
    return "{" + Terms.join(elements) + "}";
  }
}

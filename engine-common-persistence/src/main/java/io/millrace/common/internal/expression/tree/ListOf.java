package io.millrace.common.internal.expression.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** {@code [a, b]}: a new list each time. */
public record ListOf(List<Term> elements) implements Term {

  /** Keeps the elements unchangeable. */
  public ListOf {
    elements = List.copyOf(elements);
  }

  @Override
  public Object evaluate(Environment environment) {
    return new ArrayList<>(Arrays.asList(Terms.evaluate(elements, environment)));
  }

  @Override
  public String toString() {
    return "[" + Terms.join(elements) + "]";
  }
}

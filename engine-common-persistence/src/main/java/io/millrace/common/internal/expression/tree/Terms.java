package io.millrace.common.internal.expression.tree;

import java.util.List;
import java.util.stream.Collectors;

/** Several parts, one after the other. */
final class Terms {

  private Terms() {}

  static Object[] evaluate(List<Term> terms, Environment environment) {
    var values = new Object[terms.size()];
    for (var i = 0; i < values.length; i++) {
      values[i] = terms.get(i).evaluate(environment);
    }
    return values;
  }

  static String join(List<Term> terms) {
    return terms.stream().map(Term::toString).collect(Collectors.joining(", "));
  }
}

package io.millrace.common.internal.expression.tree;

import java.util.LinkedHashMap;
import java.util.List;

/** {@code {a: b, c: d}}: a new map each time, in the order of writing. */
public record MapOf(List<Term> keys, List<Term> values) implements Term {

  /** Keeps the entries unchangeable. */
  public MapOf {
    keys = List.copyOf(keys);
    values = List.copyOf(values);
  }

  @Override
  public Object evaluate(Environment environment) {
    var map = new LinkedHashMap<Object, Object>();
    for (var i = 0; i < keys.size(); i++) {
      map.put(keys.get(i).evaluate(environment), values.get(i).evaluate(environment));
    }
    return map;
  }

  @Override
  public String toString() {
    return "{" + Terms.join(keys) + ": …}";
  }
}

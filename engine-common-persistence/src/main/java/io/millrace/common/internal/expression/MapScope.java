package io.millrace.common.internal.expression;

import java.util.Map;
import java.util.Set;

/** A scope that has variables only. */
record MapScope(Map<String, Object> variables) implements ExpressionScope {

  @Override
  public Object resolve(String name) {
    var value = variables.get(name);
    return value != null || variables.containsKey(name) ? value : ABSENT;
  }

  @Override
  public void assign(String name, Object value) {
    variables.put(name, value);
  }

  @Override
  public Set<String> roots() {
    return Set.of();
  }
}

package io.millrace.common.internal.expression.access;

import java.lang.reflect.Method;
import java.util.List;

/** What tells methods of a class apart. */
record Signature(String name, List<Class<?>> parameters) {

  static Signature of(Method method) {
    return new Signature(method.getName(), List.of(method.getParameterTypes()));
  }

  /** Tells whether each parameter is of the other's type or below it. */
  boolean isNarrowerThan(Signature other) {
    if (parameters.size() != other.parameters.size()) {
      return false;
    }
    for (var i = 0; i < parameters.size(); i++) {
      if (!other.parameters.get(i).isAssignableFrom(parameters.get(i))) {
        return false;
      }
    }
    return true;
  }
}

package io.millrace.common.internal.expression.access;

import io.millrace.common.internal.expression.limit.Cost;
import java.lang.reflect.Method;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What methods of Jackson's trees cost. Those that go to one place are known by their names; any
 * other one may go over the whole tree.
 */
final class JsonCosts {

  private static final String TREES = "com.fasterxml.jackson.databind.";
  private static final Pattern OF_ONE_PLACE =
      Pattern.compile("(is|has|get|path|with|remove|put|set|add|insert|at|without)([A-Z].*)?");
  private static final Set<String> OF_ALL = Set.of("addAll", "setAll", "putAll");

  private JsonCosts() {}

  /** Returns what a method costs; empty where no tree declares it. */
  static Optional<Cost> of(Method method) {
    return method.getDeclaringClass().getName().startsWith(TREES)
        ? Optional.of(cost(method))
        : Optional.empty();
  }

  private static Cost cost(Method method) {
    var name = method.getName();
    if (OF_ALL.contains(name) && method.getParameterCount() == 1) {
      return Cost.FILLS;
    }
    return OF_ONE_PLACE.matcher(name).matches() ? Cost.COMPARES : Cost.WHOLE;
  }
}

package io.millrace.common.internal.expression.access;

import java.util.Map;

/**
 * What of one class is open to expressions. Immutable.
 *
 * @param methods by name, all overloads together
 * @param getters by name of the property
 * @param setters by name of the property, all overloads together
 */
record ClassMembers(
    Map<String, MethodGroup> methods,
    Map<String, MethodGroup> getters,
    Map<String, MethodGroup> setters) {

  ClassMembers {
    methods = Map.copyOf(methods);
    getters = Map.copyOf(getters);
    setters = Map.copyOf(setters);
  }
}

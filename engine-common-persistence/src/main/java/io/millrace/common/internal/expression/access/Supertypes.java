package io.millrace.common.internal.expression.access;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Which types an object of a class has. */
final class Supertypes {

  private Supertypes() {}

  /** Returns the class, those above it, then all their interfaces; Object is always among them. */
  static Set<Class<?>> of(Class<?> type) {
    var types = new LinkedHashSet<Class<?>>();
    for (Class<?> parent = type; parent != null; parent = parent.getSuperclass()) {
      types.add(parent);
    }
    for (var parent : List.copyOf(types)) {
      addInterfaces(parent, types);
    }
    types.add(Object.class);
    return types;
  }

  private static void addInterfaces(Class<?> parent, Set<Class<?>> types) {
    for (var contract : parent.getInterfaces()) {
      if (types.add(contract)) {
        addInterfaces(contract, types);
      }
    }
  }
}

package io.millrace.common.internal.expression.access;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Optional;

/**
 * Which property a method reads or writes: {@code getTotal}, {@code isPaid}, {@code setTotal}, a
 * record's accessor.
 */
final class PropertyNames {

  private PropertyNames() {}

  static Optional<String> ofGetter(Method method, Class<?> type) {
    var name = method.getName();
    if (method.getParameterCount() > 0 || method.getReturnType() == void.class) {
      return Optional.empty();
    }
    if (name.startsWith("get") && name.length() > 3) {
      return Optional.of(decapitalize(name.substring(3)));
    }
    if (name.startsWith("is") && name.length() > 2 && isBoolean(method.getReturnType())) {
      return Optional.of(decapitalize(name.substring(2)));
    }
    return isComponent(name, type) ? Optional.of(name) : Optional.empty();
  }

  static Optional<String> ofSetter(Method method) {
    var name = method.getName();
    var writes = method.getParameterCount() == 1 && name.startsWith("set") && name.length() > 3;
    return writes ? Optional.of(decapitalize(name.substring(3))) : Optional.empty();
  }

  private static boolean isComponent(String name, Class<?> type) {
    return type.isRecord()
        && Arrays.stream(type.getRecordComponents())
            .anyMatch(component -> component.getName().equals(name));
  }

  private static boolean isBoolean(Class<?> type) {
    return type == boolean.class || type == Boolean.class;
  }

  /** As JavaBeans has it: {@code URL} stays, {@code Name} becomes {@code name}. */
  private static String decapitalize(String name) {
    var isAcronym =
        name.length() > 1
            && Character.isUpperCase(name.charAt(0))
            && Character.isUpperCase(name.charAt(1));
    return isAcronym ? name : Character.toLowerCase(name.charAt(0)) + name.substring(1);
  }
}

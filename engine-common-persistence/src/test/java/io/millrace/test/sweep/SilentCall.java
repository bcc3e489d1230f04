package io.millrace.test.sweep;

import java.lang.reflect.Method;
import java.util.Arrays;

/**
 * A call that answered nothing.
 *
 * @param type the type that was asked
 * @param call the call
 */
record SilentCall(Class<?> type, Method call) {

  /** Returns the name of the type and of the call, with its parameters if it has any. */
  String name() {
    var parameters = Arrays.stream(call.getParameterTypes()).map(Class::getSimpleName).toList();
    var shown = parameters.isEmpty() ? "" : "(" + String.join(", ", parameters) + ")";
    return type.getSimpleName() + "." + call.getName() + shown;
  }
}

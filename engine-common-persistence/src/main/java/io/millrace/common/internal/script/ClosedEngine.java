package io.millrace.common.internal.script;

import io.millrace.common.ExpressionException;
import io.millrace.common.delegate.VariableScope;
import io.millrace.common.internal.expression.access.EngineTypes;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Keeps the whole engine from scripts as it is kept from expressions: a container of beans does not
 * give it, and of {@code execution}, {@code task} and their like everything works but the methods
 * that return it. Thread-safe.
 */
final class ClosedEngine {

  private static final String OF_ENGINE = "io.millrace.";
  private static final String REMEDY =
      " leads to the whole engine, which is not open to scripts here. Let a service task do the work"
          + " in Java, or open it (setEnableEngineInScripts).";

  private final EngineTypes engine = new EngineTypes();

  /**
   * Lets in what a container gives.
   *
   * @return the value
   * @throws ExpressionException if it leads to the engine
   */
  Object refuse(Object value) {
    if (value != null && engine.include(value.getClass())) {
      throw new ExpressionException("A value of " + value.getClass().getName() + REMEDY);
    }
    return value;
  }

  /** Returns what a script sees in the place of a value. */
  Object show(Object value) {
    if (value instanceof VariableScope
        && value.getClass().getName().startsWith(OF_ENGINE)
        && !Proxy.isProxyClass(value.getClass())) {
      return guarded(value);
    }
    return value instanceof List<?> list && list.stream().anyMatch(VariableScope.class::isInstance)
        ? list.stream().map(this::show).toList()
        : value;
  }

  private Object guarded(Object value) {
    return Proxy.newProxyInstance(
        value.getClass().getClassLoader(),
        interfaces(value.getClass()).toArray(Class<?>[]::new),
        (proxy, method, arguments) -> call(value, method, arguments));
  }

  private Object call(Object value, Method method, Object[] arguments) throws Throwable {
    if (engine.include(method.getReturnType())) {
      throw new ExpressionException("'" + method.getName() + "'" + REMEDY);
    }
    try {
      return show(method.invoke(value, arguments));
    } catch (InvocationTargetException thrown) {
      throw thrown.getCause();
    }
  }

  /** Returns what the object is to the application. */
  private static Set<Class<?>> interfaces(Class<?> type) {
    var found = new LinkedHashSet<Class<?>>();
    for (Class<?> parent = type; parent != null; parent = parent.getSuperclass()) {
      for (var contract : parent.getInterfaces()) {
        if (!contract.getName().contains(".internal.")) {
          found.add(contract);
        }
      }
    }
    return found;
  }
}

package io.millrace.common.internal.delegate;

import io.millrace.common.delegate.Expression;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Locale;

/**
 * Where a class takes a field of a model: by a setter, else in a field that is declared as an
 * expression and so says that it is meant for models. What else a class has is its own, and no
 * model writes into it: an object may be shared by many elements and by the application.
 *
 * @param setter a public method that takes an expression or its text; null where there is none
 * @param field the field of that name, of whatever kind; null where there is none
 */
record InjectedPlace(Method setter, Field field) {

  /** What a setter can take, the best first. */
  private static final List<Class<?>> TAKEN = List.of(Expression.class, String.class, Object.class);

  /** Returns where a class takes a field. */
  static InjectedPlace find(Class<?> type, String name) {
    return new InjectedPlace(setter(type, name), declared(type, name));
  }

  private static Method setter(Class<?> type, String name) {
    var wanted = "set" + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    Method best = null;
    for (var method : type.getMethods()) {
      if (method.getName().equals(wanted)
          && !Modifier.isStatic(method.getModifiers())
          && rank(method) < (best == null ? TAKEN.size() : rank(best))) {
        best = method;
      }
    }
    return best;
  }

  private static int rank(Method method) {
    var found = method.getParameterCount() == 1 ? TAKEN.indexOf(method.getParameterTypes()[0]) : -1;
    return found < 0 ? TAKEN.size() : found;
  }

  private static Field declared(Class<?> type, String name) {
    for (var at = type; at != null; at = at.getSuperclass()) {
      for (var field : at.getDeclaredFields()) {
        if (field.getName().equals(name)) {
          return field;
        }
      }
    }
    return null;
  }

  /** Tells whether a model may set it. */
  boolean isOpen() {
    return setter != null
        || field != null
            && field.getType() == Expression.class
            && (field.getModifiers() & (Modifier.STATIC | Modifier.FINAL)) == 0;
  }

  /** Returns why a model may not set it. */
  String problem() {
    return field == null
        ? " is not there"
        : " is declared as '"
            + (Modifier.toString(field.getModifiers()) + " " + field.getType().getName()).strip()
            + "' and has no setter for models, so it is not set";
  }

  /** Sets it. */
  void set(Object target, Expression expression) throws ReflectiveOperationException {
    if (setter != null) {
      setter.trySetAccessible(); // the class of a bean need not be public
      var isText = setter.getParameterTypes()[0] == String.class;
      setter.invoke(target, isText ? expression.getExpressionText() : expression);
    } else {
      field.setAccessible(true);
      field.set(target, expression);
    }
  }
}

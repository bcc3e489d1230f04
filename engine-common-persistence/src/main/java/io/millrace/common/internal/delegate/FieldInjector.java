package io.millrace.common.internal.delegate;

import io.millrace.common.DelegateException;
import io.millrace.common.delegate.Expression;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Locale;

/**
 * Hands the fields that a model gives a delegate to it: through a setter, or else into the field
 * itself. Stateless.
 */
final class FieldInjector {

  private final FieldExpressions expressions;

  FieldInjector(FieldExpressions expressions) {
    this.expressions = expressions;
  }

  /**
   * Injects all fields.
   *
   * @throws DelegateException if the delegate has no such field; names class, field and element
   */
  void inject(Object target, List<InjectedValue> fields, String elementId) {
    for (var field : fields) {
      inject(target, field, elementId);
    }
  }

  private void inject(Object target, InjectedValue field, String elementId) {
    var expression = expressions.of(field);
    try {
      var setter = setter(target.getClass(), field.name());
      if (setter != null) {
        setter.invoke(target, value(setter.getParameterTypes()[0], expression));
        return;
      }
      var declared = declared(target.getClass(), field.name());
      if (declared != null) {
        declared.setAccessible(true);
        declared.set(target, value(declared.getType(), expression));
        return;
      }
    } catch (ReflectiveOperationException | RuntimeException e) {
      throw new DelegateException(
          message(target, field, elementId) + " cannot be set: " + e + ".", e);
    }
    throw new DelegateException(
        message(target, field, elementId)
            + " is not there. Declare a field or a setter of that name and of type io.millrace.common.delegate.Expression.");
  }

  private static String message(Object target, InjectedValue field, String elementId) {
    return "The field '"
        + field.name()
        + "' of "
        + target.getClass().getName()
        + " (element '"
        + elementId
        + "')";
  }

  private static Object value(Class<?> type, Expression expression) {
    return type == String.class ? expression.getExpressionText() : expression;
  }

  private static Method setter(Class<?> type, String name) {
    var setter = "set" + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    for (var method : type.getMethods()) {
      if (method.getName().equals(setter) && method.getParameterCount() == 1) {
        return method;
      }
    }
    return null;
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
}

package io.millrace.common.internal.delegate;

import io.millrace.common.DelegateException;
import java.lang.reflect.InvocationTargetException;
import java.util.List;

/**
 * Hands the fields that a model gives a delegate to it: through a setter, or else into a field that
 * is declared for it. Stateless.
 */
final class FieldInjector {

  private final FieldExpressions expressions;

  FieldInjector(FieldExpressions expressions) {
    this.expressions = expressions;
  }

  /**
   * Injects all fields.
   *
   * @throws DelegateException if the delegate has no such field, or one that is not for models;
   *     names class, field and element
   */
  void inject(Object target, List<InjectedValue> fields, String elementId) {
    for (var field : fields) {
      inject(target, field, elementId);
    }
  }

  private void inject(Object target, InjectedValue field, String elementId) {
    var place = InjectedPlace.find(target.getClass(), field.name());
    if (!place.isOpen()) {
      throw new DelegateException(
          message(target, field, elementId)
              + place.problem()
              + ". Declare a field or a setter of that name and of type"
              + " io.millrace.common.delegate.Expression.");
    }
    var expression = expressions.of(field);
    try {
      place.set(target, expression);
    } catch (ReflectiveOperationException | RuntimeException e) {
      throw new DelegateException(
          message(target, field, elementId)
              + " cannot be set: "
              + (e instanceof InvocationTargetException ? e.getCause() : e)
              + ".",
          e);
    }
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
}

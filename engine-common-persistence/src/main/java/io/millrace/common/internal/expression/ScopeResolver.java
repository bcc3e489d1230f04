package io.millrace.common.internal.expression;

import io.millrace.common.internal.expression.access.Access;
import io.millrace.common.internal.expression.access.Coercion;
import io.millrace.common.internal.expression.access.Operands;
import io.millrace.common.internal.expression.function.ModelFunction;
import io.millrace.common.internal.expression.limit.Steps;
import jakarta.el.ELContext;
import jakarta.el.ELResolver;

/**
 * The way from the library's evaluation to names and into objects: everything passes here, and
 * everything is resolved or refused here. One per evaluation, used by its thread.
 */
final class ScopeResolver extends ELResolver {

  private final ScopedNames names;
  private final Steps steps = new Steps();
  private RuntimeException thrown;

  ScopeResolver(ScopedNames names) {
    this.names = names;
  }

  /** Tells whether an exception came from what was reached rather than from the library. */
  boolean hasThrown(RuntimeException exception) {
    return exception == thrown;
  }

  /** Returns what is left of the work that the evaluation may do. */
  Steps steps() {
    return steps;
  }

  @Override
  public Object getValue(ELContext context, Object base, Object property) {
    context.setPropertyResolved(true);
    try {
      return base == null ? names.read((String) property) : access().read(base, property, steps);
    } catch (RuntimeException exception) {
      throw noted(exception);
    }
  }

  @Override
  public Object invoke(
      ELContext context, Object base, Object method, Class<?>[] types, Object[] arguments) {
    context.setPropertyResolved(true);
    try {
      return base instanceof ModelFunction function
          ? access().admit(function.call(names.scope(), steps, arguments))
          : access().call(steps, base, (String) method, arguments);
    } catch (RuntimeException exception) {
      throw noted(exception);
    }
  }

  @Override
  public void setValue(ELContext context, Object base, Object property, Object value) {
    context.setPropertyResolved(true);
    try {
      if (base == null) {
        names.write((String) property, value);
      } else {
        access().write(base, property, value, steps);
      }
    } catch (RuntimeException exception) {
      throw noted(exception);
    }
  }

  /** Any value may come; what writes it converts it. */
  @Override
  public Class<?> getType(ELContext context, Object base, Object property) {
    context.setPropertyResolved(true);
    return Object.class;
  }

  @Override
  public boolean isReadOnly(ELContext context, Object base, Object property) {
    context.setPropertyResolved(true);
    return false;
  }

  @Override
  public Class<?> getCommonPropertyType(ELContext context, Object base) {
    return Object.class;
  }

  /**
   * Makes texts, within limits; to the library's own conversions only plain values get. Object is
   * what {@link #getType} asks for: nothing to convert.
   */
  @Override
  public <T> T convertToType(ELContext context, Object value, Class<T> type) {
    context.setPropertyResolved(type == String.class);
    if (type == String.class) {
      return type.cast(text(value));
    }
    if (type != Object.class) {
      Operands.convertible(value, type);
    }
    return null;
  }

  private String text(Object value) {
    try {
      var weights = access().weights();
      if (weights.isContainer(value)) {
        steps.take(weights.of(value, steps.left()), "To make a text of a value");
      }
      return Coercion.toText(value);
    } catch (RuntimeException exception) {
      throw noted(exception);
    }
  }

  private Access access() {
    return names.surroundings().access();
  }

  private RuntimeException noted(RuntimeException exception) {
    thrown = exception;
    return exception;
  }
}

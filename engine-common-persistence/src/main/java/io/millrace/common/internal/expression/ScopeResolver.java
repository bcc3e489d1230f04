package io.millrace.common.internal.expression;

import io.millrace.common.internal.expression.access.Access;
import io.millrace.common.internal.expression.access.Coercion;
import io.millrace.common.internal.expression.access.Operands;
import io.millrace.common.internal.expression.function.ModelFunction;
import jakarta.el.ELContext;
import jakarta.el.ELResolver;
import java.util.function.Supplier;

/**
 * The way from the library's evaluation to names and into objects: everything passes here, and
 * everything is resolved or refused here. One per evaluation, used by its thread.
 */
final class ScopeResolver extends ELResolver {

  private final ScopedNames names;
  private final Access access;
  private RuntimeException thrown;

  ScopeResolver(ScopedNames names, Access access) {
    this.names = names;
    this.access = access;
  }

  /** Tells whether an exception came from what was reached rather than from the library. */
  boolean hasThrown(RuntimeException exception) {
    return exception == thrown;
  }

  @Override
  public Object getValue(ELContext context, Object base, Object property) {
    context.setPropertyResolved(true);
    return reach(() -> base == null ? names.read((String) property) : access.read(base, property));
  }

  @Override
  public Object invoke(
      ELContext context, Object base, Object method, Class<?>[] types, Object[] arguments) {
    context.setPropertyResolved(true);
    return reach(
        () ->
            base instanceof ModelFunction function
                ? access.admit(function.call(names.scope(), arguments))
                : access.call(base, (String) method, arguments));
  }

  @Override
  public void setValue(ELContext context, Object base, Object property, Object value) {
    context.setPropertyResolved(true);
    reach(
        () -> {
          if (base == null) {
            names.write((String) property, value);
          } else {
            access.write(base, property, value);
          }
          return null;
        });
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
      return type.cast(reach(() -> Coercion.toText(value)));
    }
    if (type != Object.class) {
      Operands.convertible(value, type);
    }
    return null;
  }

  private Object reach(Supplier<Object> way) {
    try {
      return way.get();
    } catch (RuntimeException exception) {
      thrown = exception;
      throw exception;
    }
  }
}

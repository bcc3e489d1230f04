package io.millrace.common.internal.delegate;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What an object of the application has to be where a model names it.
 *
 * @param shared the type by which the engine works with it
 * @param oneOf the types of which it has to have one
 * @param <T> the type by which the engine works with it
 */
public record DelegateType<T>(Class<T> shared, List<Class<?>> oneOf) {

  /** Copies the types. */
  public DelegateType {
    oneOf = List.copyOf(oneOf);
  }

  /** Returns the kind of objects of one type. */
  public static <T> DelegateType<T> of(Class<T> type) {
    return new DelegateType<>(type, List.of(type));
  }

  /** Returns the kind of objects that have any of some types. */
  public static DelegateType<Object> anyOf(Class<?>... types) {
    return new DelegateType<>(Object.class, List.of(types));
  }

  /** Tells whether all objects of a class can be used. */
  public boolean accepts(Class<?> type) {
    return oneOf.stream().anyMatch(one -> one.isAssignableFrom(type));
  }

  /** Tells whether an object can be used; null cannot. */
  boolean accepts(Object object) {
    return object != null && accepts(object.getClass());
  }

  T cast(Object object) {
    return shared.cast(object);
  }

  /** Returns the names of the types. */
  @Override
  public String toString() {
    return oneOf.stream().map(Class::getName).collect(Collectors.joining(" or "));
  }
}

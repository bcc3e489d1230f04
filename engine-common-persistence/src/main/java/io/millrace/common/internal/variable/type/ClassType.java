package io.millrace.common.internal.variable.type;

import io.millrace.common.variable.StoredValue;
import io.millrace.common.variable.VariableType;
import java.util.function.Function;

/**
 * The type of all values of exactly one class.
 *
 * @param javaClass the class; values of classes below it are not accepted, since they would come back as another class
 */
record ClassType<T>(
    String name,
    Class<T> javaClass,
    ComparedBy comparedBy,
    boolean isOrdered,
    Function<T, StoredValue> writer,
    Function<StoredValue, T> reader)
    implements VariableType {

  /** Makes a type whose values have an order that the column has, too. */
  static <T> ClassType<T> ordered(
      String name,
      Class<T> javaClass,
      ComparedBy column,
      Function<T, StoredValue> writer,
      Function<StoredValue, T> reader) {
    return new ClassType<>(name, javaClass, column, true, writer, reader);
  }

  /** Makes a type whose values are equal or not. */
  static <T> ClassType<T> unordered(
      String name,
      Class<T> javaClass,
      ComparedBy column,
      Function<T, StoredValue> writer,
      Function<StoredValue, T> reader) {
    return new ClassType<>(name, javaClass, column, false, writer, reader);
  }

  @Override
  public boolean accepts(Object value) {
    return value.getClass() == javaClass;
  }

  @Override
  public StoredValue write(Object value) {
    return writer.apply(javaClass.cast(value));
  }

  @Override
  public Object read(StoredValue stored) {
    return reader.apply(stored);
  }
}

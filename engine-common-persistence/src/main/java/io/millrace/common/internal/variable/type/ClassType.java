package io.millrace.common.internal.variable.type;

import io.millrace.common.variable.ComparableColumn;
import io.millrace.common.variable.StoredValue;
import io.millrace.common.variable.VariableType;
import java.util.Date;
import java.util.function.Function;

/**
 * Stores the objects of one class, and of none of its subclasses.
 *
 * @param <T> the class
 * @param name the name rows carry
 * @param type the class
 * @param comparedIn where values are compared
 * @param writer writes a value
 * @param reader reads it back
 */
record ClassType<T>(
    String name,
    Class<T> type,
    ComparableColumn comparedIn,
    Function<T, StoredValue> writer,
    Function<StoredValue, T> reader)
    implements VariableType {

  @Override
  public boolean accepts(Object value) {
    return value != null && value.getClass() == type;
  }

  @Override
  public StoredValue write(Object value) {
    return writer.apply(type.cast(value));
  }

  @Override
  public T read(StoredValue stored) {
    return reader.apply(stored);
  }

  @Override
  public boolean storesChangesInPlace() {
    return type == byte[].class || Date.class.isAssignableFrom(type);
  }
}

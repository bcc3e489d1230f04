package io.millrace.common.internal.variable.type;

import io.millrace.common.variable.StoredValue;
import io.millrace.common.variable.VariableType;
import java.util.function.UnaryOperator;

/**
 * Stores JSON trees, or maps and lists of what JSON knows, as a JSON text.
 *
 * @param name the name rows carry
 * @param type what it accepts, with all that extends it
 * @param text turns values into text and back
 * @param shape makes of maps, lists and single values what the type reads
 */
record JsonType(String name, Class<?> type, JsonText text, UnaryOperator<Object> shape)
    implements VariableType {

  @Override
  public boolean accepts(Object value) {
    return type.isInstance(value);
  }

  @Override
  public StoredValue write(Object value) {
    return StoredValue.ofText(text.write(value));
  }

  @Override
  public Object read(StoredValue stored) {
    return shape.apply(text.read(stored.fullText()));
  }

  @Override
  public boolean storesChangesInPlace() {
    return true;
  }
}

package io.millrace.common.internal.variable.type;

import io.millrace.common.variable.StoredValue;
import io.millrace.common.variable.VariableType;

/** The type of a variable that is null. */
final class NullType implements VariableType {

  @Override
  public String name() {
    return "null";
  }

  @Override
  public boolean accepts(Object value) {
    return false;
  }

  @Override
  public StoredValue write(Object value) {
    return StoredValue.EMPTY;
  }

  @Override
  public Object read(StoredValue stored) {
    return null;
  }
}

package io.millrace.common.internal.variable.type;

import io.millrace.common.variable.StoredValue;
import io.millrace.common.variable.VariableType;

/** Stores null. */
final class NullType implements VariableType {

  @Override
  public String name() {
    return "null";
  }

  @Override
  public boolean accepts(Object value) {
    return value == null;
  }

  @Override
  public StoredValue write(Object value) {
    return StoredValue.NOTHING;
  }

  @Override
  public Object read(StoredValue stored) {
    return null;
  }
}

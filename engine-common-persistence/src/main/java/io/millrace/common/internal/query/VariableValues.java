package io.millrace.common.internal.query;

import io.millrace.common.BadArgumentException;
import io.millrace.common.UnsupportedVariableTypeException;
import io.millrace.common.internal.variable.StoredVariable;

/** The port to the types of variables. Thread-safe; one per engine. */
public interface VariableValues {

  /**
   * Returns how a value is stored, null included.
   *
   * @throws BadArgumentException if the database cannot compare values of this type
   * @throws UnsupportedVariableTypeException if no type stores such values
   */
  ComparableValue comparable(Object value);

  /** Returns the value that a row stands for. */
  Object read(StoredVariable row);
}

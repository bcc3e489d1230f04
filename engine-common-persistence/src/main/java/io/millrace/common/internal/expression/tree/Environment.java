package io.millrace.common.internal.expression.tree;

import io.millrace.common.internal.expression.value.EvaluationFailure;

/** What the first names of an expression mean during one evaluation. */
public interface Environment {

  /**
   * Finds the value of a name.
   *
   * @return the value, null where a variable is null
   * @throws EvaluationFailure where nobody knows the name or its value is not open to expressions
   */
  Object read(String name);

  /** Sets the variable of a name. */
  void write(String name, Object value);
}

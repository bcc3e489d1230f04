package io.millrace.common.internal.expression.tree;

import io.millrace.common.internal.expression.value.EvaluationFailure;

/** A part of an expression. Immutable; its {@code toString} is close to what the author wrote. */
public interface Term {

  /**
   * Evaluates the part.
   *
   * @return the value, null where it is null or a property of null
   * @throws EvaluationFailure where it cannot be evaluated
   */
  Object evaluate(Environment environment);

  /** Tells whether the part names a place that a value can be put in. */
  default boolean isAssignable() {
    return false;
  }

  /**
   * Puts a value in the place that the part names.
   *
   * @throws EvaluationFailure where it names none or the place does not take the value
   */
  default void assign(Environment environment, Object value) {
    throw EvaluationFailure.of(
        "'" + this + "' names no variable and no property, so nothing can be assigned to it.");
  }
}

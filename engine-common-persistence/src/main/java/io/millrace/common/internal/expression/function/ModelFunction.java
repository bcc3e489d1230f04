package io.millrace.common.internal.expression.function;

import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.expression.access.MethodGroup;
import io.millrace.common.internal.expression.failure.EvaluationFailure;
import io.millrace.common.internal.expression.limit.Steps;

/**
 * What stands behind {@code prefix:name(…)}. Immutable.
 *
 * @param methods the methods of that name, of which a call takes the one that fits best
 * @param owner gives the object they are called on; null for static ones
 * @param isAboutVariable whether the first argument names a variable, in quotes or without
 */
public record ModelFunction(MethodGroup methods, Owner owner, boolean isAboutVariable) {

  /**
   * Calls the function.
   *
   * @param scope what the expression sees
   * @param steps what is left of the work that the evaluation may do
   * @param arguments as the expression gives them
   * @return what the method returns, null for void
   * @throws EvaluationFailure where none fits, two fit equally well, or too few steps are left
   */
  public Object call(ExpressionScope scope, Steps steps, Object... arguments) {
    return methods.call(steps, owner.of(scope, steps), arguments);
  }

  /** Gives the object that the methods of a function are called on. */
  @FunctionalInterface
  interface Owner {

    /**
     * Finds or makes it.
     *
     * @return the object, or null for static methods
     */
    Object of(ExpressionScope scope, Steps steps);
  }
}

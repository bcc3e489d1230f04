package io.millrace.common.internal.expression.function;

import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.expression.access.EvaluationFailure;
import io.millrace.common.internal.expression.access.MethodGroup;
import java.util.function.Function;

/**
 * What stands behind {@code prefix:name(…)}. Immutable.
 *
 * @param methods the methods of that name, of which a call takes the one that fits best
 * @param owner gives the object they are called on; null for static ones
 * @param isAboutVariable whether the first argument names a variable, in quotes or without
 */
public record ModelFunction(
    MethodGroup methods, Function<ExpressionScope, Object> owner, boolean isAboutVariable) {

  /**
   * Calls the function.
   *
   * @param scope what the expression sees
   * @param arguments as the expression gives them
   * @return what the method returns, null for void
   * @throws EvaluationFailure where none fits or two fit equally well
   */
  public Object call(ExpressionScope scope, Object... arguments) {
    return methods.call(owner.apply(scope), arguments);
  }
}

package io.millrace.common.internal.expression.tree;

import io.millrace.common.internal.expression.access.Access;
import io.millrace.common.internal.expression.value.EvaluationFailure;
import java.util.List;

/**
 * {@code base.method(arguments)}.
 *
 * <p>Deviation from the specification, as the field has it: calling a method of null is an error.
 * To skip the call in silence would let a process go on as if its work had been done.
 *
 * @param isLast whether nothing follows: only then a single JSON value becomes a text or number, so
 *     that its own methods ({@code json.get('name').asText()}) can follow
 */
public record Call(Term base, String method, List<Term> arguments, boolean isLast, Access access)
    implements Term {

  /** Keeps the arguments unchangeable. */
  public Call {
    arguments = List.copyOf(arguments);
  }

  @Override
  public Object evaluate(Environment environment) {
    var object = base.evaluate(environment);
    if (object == null) {
      throw EvaluationFailure.of(
          "'" + base + "' is null, so its method '" + method + "' cannot be called.");
    }
    var result = access.call(object, method, Terms.evaluate(arguments, environment));
    return isLast ? access.admit(result) : result;
  }

  @Override
  public String toString() {
    return base + "." + method + "(" + Terms.join(arguments) + ")";
  }
}

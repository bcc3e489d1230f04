package io.millrace.common.internal.expression.tree;

import io.millrace.common.internal.expression.access.Access;
import io.millrace.common.internal.expression.access.MethodGroup;
import java.util.List;

/** {@code prefix:name(arguments)}. */
public record FunctionCall(String name, MethodGroup function, List<Term> arguments, Access access)
    implements Term {

  /** Keeps the arguments unchangeable. */
  public FunctionCall {
    arguments = List.copyOf(arguments);
  }

  @Override
  public Object evaluate(Environment environment) {
    return access.admit(function.call(null, Terms.evaluate(arguments, environment)));
  }

  @Override
  public String toString() {
    return name + "(" + Terms.join(arguments) + ")";
  }
}

package io.millrace.common.internal.expression.tree;

import io.millrace.common.internal.expression.value.Coercion;

/** {@code condition ? yes : no}: evaluates one of the two only. */
public record Choice(Term condition, Term yes, Term no) implements Term {

  @Override
  public Object evaluate(Environment environment) {
    var chosen = Coercion.toBoolean(condition.evaluate(environment)) ? yes : no;
    return chosen.evaluate(environment);
  }

  @Override
  public String toString() {
    return condition + " ? " + yes + " : " + no;
  }
}

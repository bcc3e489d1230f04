package io.millrace.common.internal.expression.tree;

import io.millrace.common.internal.expression.access.Access;
import io.millrace.common.internal.expression.value.EvaluationFailure;

/**
 * {@code base.key} or {@code base[key]}. A member of null is null; one of null cannot be assigned
 * to.
 */
public record Member(Term base, Term key, Access access) implements Term {

  @Override
  public Object evaluate(Environment environment) {
    var object = base.evaluate(environment);
    return object == null ? null : access.read(object, key.evaluate(environment));
  }

  @Override
  public boolean isAssignable() {
    return true;
  }

  @Override
  public void assign(Environment environment, Object value) {
    var object = base.evaluate(environment);
    if (object == null) {
      throw EvaluationFailure.of("'" + base + "' is null, so '" + this + "' cannot be set.");
    }
    access.write(object, key.evaluate(environment), value);
  }

  @Override
  public String toString() {
    return key instanceof Constant constant && constant.value() instanceof String name
        ? base + "." + name
        : base + "[" + key + "]";
  }
}

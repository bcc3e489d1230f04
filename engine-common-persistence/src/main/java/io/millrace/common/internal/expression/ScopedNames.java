package io.millrace.common.internal.expression;

import io.millrace.common.internal.expression.failure.EvaluationFailure;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/** Finds names in the order scope (documented objects, variables), beans, resolvers. */
record ScopedNames(ExpressionScope scope, Surroundings surroundings) {

  Object read(String name) {
    var value = find(name, surroundings.access()::resolved);
    if (value == ExpressionScope.ABSENT) {
      throw unknown(name);
    }
    return surroundings.access().admit(value);
  }

  /**
   * Returns what a name stands for, or {@link ExpressionScope#ABSENT}.
   *
   * @param resolved lets in, or refuses, what a resolver of the application found
   */
  Object find(String name, UnaryOperator<Object> resolved) {
    var value = scope.resolve(name);
    return value == ExpressionScope.ABSENT ? findOutside(name, resolved) : value;
  }

  void write(String name, Object value) {
    if (scope.roots().contains(name)) {
      throw EvaluationFailure.of("'" + name + "' is an object of the engine and cannot be set.");
    }
    scope.assign(name, value);
  }

  private Object findOutside(String name, UnaryOperator<Object> resolved) {
    var bean = surroundings.beans().get(name);
    if (bean != null || surroundings.beans().containsKey(name)) {
      return bean;
    }
    for (var resolver : surroundings.resolvers()) {
      var found = resolver.resolve(name);
      if (found.isPresent()) {
        return resolved.apply(found.get());
      }
    }
    return ExpressionScope.ABSENT;
  }

  private EvaluationFailure unknown(String name) {
    var roots = new TreeSet<>(scope.roots());
    var objects = roots.isEmpty() ? "" : "; the objects here are " + String.join(", ", roots);
    return EvaluationFailure.of(
        "Nothing is known by the name '"
            + name
            + "': it is no variable, no bean and no object of the engine"
            + objects
            + ". Set the variable before (null will do), or register the bean.");
  }
}

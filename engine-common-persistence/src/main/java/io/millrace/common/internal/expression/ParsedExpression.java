package io.millrace.common.internal.expression;

import io.millrace.common.internal.expression.failure.EvaluationFailure;
import jakarta.el.ELContext;
import jakarta.el.ValueExpression;
import java.util.function.Function;

/** A text with at least one expression in it, which the library evaluates. */
record ParsedExpression(
    String text, ValueExpression value, boolean isAssignable, Surroundings surroundings)
    implements Expression {

  @Override
  public boolean isLiteral() {
    return false;
  }

  @Override
  public Object evaluate(ExpressionScope scope) {
    return run(scope, value::getValue);
  }

  @Override
  public void assign(ExpressionScope scope, Object newValue) {
    run(
        scope,
        context -> {
          if (!isAssignable) {
            throw EvaluationFailure.of(
                "It names no variable and no property, so nothing can be assigned to it.");
          }
          value.setValue(context, newValue);
          return null;
        });
  }

  private Object run(ExpressionScope scope, Function<ELContext, Object> evaluation) {
    var resolver = new ScopeResolver(new ScopedNames(scope, surroundings));
    try {
      return evaluation.apply(new ScopeContext(resolver));
    } catch (EvaluationFailure failure) {
      throw Failures.toException(this, scope, failure);
    } catch (RuntimeException exception) {
      throw resolver.hasThrown(exception) ? exception : Failures.ofLibrary(this, scope, exception);
    }
  }

  @Override
  public String toString() {
    return text;
  }
}

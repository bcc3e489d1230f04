package io.millrace.common.internal.expression;

import io.millrace.common.internal.expression.tree.Term;
import io.millrace.common.internal.expression.value.Coercion;
import io.millrace.common.internal.expression.value.EvaluationFailure;

/** A text with at least one expression in it. */
record ParsedExpression(String text, Term term, Surroundings surroundings) implements Expression {

  @Override
  public boolean isLiteral() {
    return false;
  }

  @Override
  public Object evaluate(ExpressionScope scope) {
    try {
      return term.evaluate(new ScopedNames(scope, surroundings));
    } catch (EvaluationFailure failure) {
      throw Failures.toException(this, scope, failure);
    }
  }

  @Override
  public <T> T evaluate(ExpressionScope scope, Class<T> type) {
    var value = evaluate(scope);
    try {
      return type.cast(Coercion.to(value, type));
    } catch (EvaluationFailure failure) {
      throw Failures.toException(this, scope, failure);
    }
  }

  @Override
  public boolean evaluateBoolean(ExpressionScope scope) {
    var value = evaluate(scope);
    if (value instanceof Boolean flag) {
      return flag;
    }
    throw Failures.notACondition(this, scope, value);
  }

  @Override
  public String evaluateString(ExpressionScope scope) {
    return evaluate(scope, String.class);
  }

  @Override
  public boolean isAssignable() {
    return term.isAssignable();
  }

  @Override
  public void assign(ExpressionScope scope, Object value) {
    try {
      term.assign(new ScopedNames(scope, surroundings), value);
    } catch (EvaluationFailure failure) {
      throw Failures.toException(this, scope, failure);
    }
  }

  @Override
  public String toString() {
    return text;
  }
}

package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.condition.Conditions.not;
import static io.millrace.common.internal.query.condition.Operator.EQUAL;
import static io.millrace.common.internal.query.condition.Operator.GREATER;
import static io.millrace.common.internal.query.condition.Operator.GREATER_OR_EQUAL;
import static io.millrace.common.internal.query.condition.Operator.LESS;
import static io.millrace.common.internal.query.condition.Operator.LESS_OR_EQUAL;
import static io.millrace.common.internal.query.condition.Operator.NOT_EQUAL;

import io.millrace.common.variable.VariableCriteria;

/**
 * The criteria on variables of what is asked for itself.
 *
 * @param <T> the query
 */
public interface OwnVariables<T> extends VariableCriteria<T>, Criteria<T> {

  /** Returns how such variables are found. */
  VariableConditions variables();

  @Override
  default T variableExists(String name) {
    return where(variables().exists("variableExists", name));
  }

  @Override
  default T variableNotExists(String name) {
    return where(not(variables().exists("variableNotExists", name)));
  }

  @Override
  default T variableValueEquals(String name, Object value) {
    return where(variables().equals("variableValueEquals", name, value));
  }

  @Override
  default T variableValueEquals(Object value) {
    return where(variables().equals("variableValueEquals", value));
  }

  @Override
  default T variableValueNotEquals(String name, Object value) {
    return where(variables().differs("variableValueNotEquals", name, value));
  }

  @Override
  default T variableValueEqualsIgnoreCase(String name, String value) {
    return where(
        variables().comparesIgnoreCase("variableValueEqualsIgnoreCase", name, EQUAL, value));
  }

  @Override
  default T variableValueNotEqualsIgnoreCase(String name, String value) {
    return where(
        variables().comparesIgnoreCase("variableValueNotEqualsIgnoreCase", name, NOT_EQUAL, value));
  }

  @Override
  default T variableValueGreaterThan(String name, Object value) {
    return where(variables().compares("variableValueGreaterThan", name, GREATER, value));
  }

  @Override
  default T variableValueGreaterThanOrEqual(String name, Object value) {
    return where(
        variables().compares("variableValueGreaterThanOrEqual", name, GREATER_OR_EQUAL, value));
  }

  @Override
  default T variableValueLessThan(String name, Object value) {
    return where(variables().compares("variableValueLessThan", name, LESS, value));
  }

  @Override
  default T variableValueLessThanOrEqual(String name, Object value) {
    return where(variables().compares("variableValueLessThanOrEqual", name, LESS_OR_EQUAL, value));
  }

  @Override
  default T variableValueLike(String name, String pattern) {
    return where(variables().fits("variableValueLike", name, pattern));
  }

  @Override
  default T variableValueLikeIgnoreCase(String name, String pattern) {
    return where(variables().fitsIgnoreCase("variableValueLikeIgnoreCase", name, pattern));
  }
}

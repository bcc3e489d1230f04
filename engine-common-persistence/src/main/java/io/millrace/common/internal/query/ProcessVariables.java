package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.condition.Conditions.not;
import static io.millrace.common.internal.query.condition.Operator.EQUAL;
import static io.millrace.common.internal.query.condition.Operator.GREATER;
import static io.millrace.common.internal.query.condition.Operator.GREATER_OR_EQUAL;
import static io.millrace.common.internal.query.condition.Operator.LESS;
import static io.millrace.common.internal.query.condition.Operator.LESS_OR_EQUAL;
import static io.millrace.common.internal.query.condition.Operator.NOT_EQUAL;

import io.millrace.common.variable.ProcessVariableCriteria;

/**
 * The criteria on variables of the process instance.
 *
 * @param <T> the query
 */
public interface ProcessVariables<T> extends ProcessVariableCriteria<T>, Criteria<T> {

  /** Returns how such variables are found. */
  VariableConditions processVariables();

  @Override
  default T processVariableExists(String name) {
    return where(processVariables().exists("processVariableExists", name));
  }

  @Override
  default T processVariableNotExists(String name) {
    return where(not(processVariables().exists("processVariableNotExists", name)));
  }

  @Override
  default T processVariableValueEquals(String name, Object value) {
    return where(processVariables().equals("processVariableValueEquals", name, value));
  }

  @Override
  default T processVariableValueEquals(Object value) {
    return where(processVariables().equals("processVariableValueEquals", value));
  }

  @Override
  default T processVariableValueNotEquals(String name, Object value) {
    return where(processVariables().differs("processVariableValueNotEquals", name, value));
  }

  @Override
  default T processVariableValueEqualsIgnoreCase(String name, String value) {
    return where(
        processVariables()
            .comparesIgnoreCase("processVariableValueEqualsIgnoreCase", name, EQUAL, value));
  }

  @Override
  default T processVariableValueNotEqualsIgnoreCase(String name, String value) {
    return where(
        processVariables()
            .comparesIgnoreCase("processVariableValueNotEqualsIgnoreCase", name, NOT_EQUAL, value));
  }

  @Override
  default T processVariableValueGreaterThan(String name, Object value) {
    return where(
        processVariables().compares("processVariableValueGreaterThan", name, GREATER, value));
  }

  @Override
  default T processVariableValueGreaterThanOrEqual(String name, Object value) {
    return where(
        processVariables()
            .compares("processVariableValueGreaterThanOrEqual", name, GREATER_OR_EQUAL, value));
  }

  @Override
  default T processVariableValueLessThan(String name, Object value) {
    return where(processVariables().compares("processVariableValueLessThan", name, LESS, value));
  }

  @Override
  default T processVariableValueLessThanOrEqual(String name, Object value) {
    return where(
        processVariables()
            .compares("processVariableValueLessThanOrEqual", name, LESS_OR_EQUAL, value));
  }

  @Override
  default T processVariableValueLike(String name, String pattern) {
    return where(processVariables().fits("processVariableValueLike", name, pattern));
  }

  @Override
  default T processVariableValueLikeIgnoreCase(String name, String pattern) {
    return where(
        processVariables().fitsIgnoreCase("processVariableValueLikeIgnoreCase", name, pattern));
  }
}

package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.condition.Conditions.not;
import static io.millrace.common.internal.query.condition.Operator.EQUAL;
import static io.millrace.common.internal.query.condition.Operator.GREATER;
import static io.millrace.common.internal.query.condition.Operator.GREATER_OR_EQUAL;
import static io.millrace.common.internal.query.condition.Operator.LESS;
import static io.millrace.common.internal.query.condition.Operator.LESS_OR_EQUAL;
import static io.millrace.common.internal.query.condition.Operator.NOT_EQUAL;

import io.millrace.common.variable.TaskVariableCriteria;

/**
 * The criteria on variables of the task itself.
 *
 * @param <T> the query
 */
public interface TaskVariables<T> extends TaskVariableCriteria<T>, Criteria<T> {

  /** Returns how such variables are found. */
  VariableConditions taskVariables();

  @Override
  default T taskVariableExists(String name) {
    return where(taskVariables().exists("taskVariableExists", name));
  }

  @Override
  default T taskVariableNotExists(String name) {
    return where(not(taskVariables().exists("taskVariableNotExists", name)));
  }

  @Override
  default T taskVariableValueEquals(String name, Object value) {
    return where(taskVariables().equals("taskVariableValueEquals", name, value));
  }

  @Override
  default T taskVariableValueEquals(Object value) {
    return where(taskVariables().equals("taskVariableValueEquals", value));
  }

  @Override
  default T taskVariableValueNotEquals(String name, Object value) {
    return where(taskVariables().differs("taskVariableValueNotEquals", name, value));
  }

  @Override
  default T taskVariableValueEqualsIgnoreCase(String name, String value) {
    return where(
        taskVariables()
            .comparesIgnoreCase("taskVariableValueEqualsIgnoreCase", name, EQUAL, value));
  }

  @Override
  default T taskVariableValueNotEqualsIgnoreCase(String name, String value) {
    return where(
        taskVariables()
            .comparesIgnoreCase("taskVariableValueNotEqualsIgnoreCase", name, NOT_EQUAL, value));
  }

  @Override
  default T taskVariableValueGreaterThan(String name, Object value) {
    return where(taskVariables().compares("taskVariableValueGreaterThan", name, GREATER, value));
  }

  @Override
  default T taskVariableValueGreaterThanOrEqual(String name, Object value) {
    return where(
        taskVariables()
            .compares("taskVariableValueGreaterThanOrEqual", name, GREATER_OR_EQUAL, value));
  }

  @Override
  default T taskVariableValueLessThan(String name, Object value) {
    return where(taskVariables().compares("taskVariableValueLessThan", name, LESS, value));
  }

  @Override
  default T taskVariableValueLessThanOrEqual(String name, Object value) {
    return where(
        taskVariables().compares("taskVariableValueLessThanOrEqual", name, LESS_OR_EQUAL, value));
  }

  @Override
  default T taskVariableValueLike(String name, String pattern) {
    return where(taskVariables().fits("taskVariableValueLike", name, pattern));
  }

  @Override
  default T taskVariableValueLikeIgnoreCase(String name, String pattern) {
    return where(taskVariables().fitsIgnoreCase("taskVariableValueLikeIgnoreCase", name, pattern));
  }
}

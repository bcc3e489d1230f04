package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.condition.Conditions.not;
import static io.millrace.common.internal.query.condition.Operator.EQUAL;
import static io.millrace.common.internal.query.condition.Operator.GREATER;
import static io.millrace.common.internal.query.condition.Operator.GREATER_OR_EQUAL;
import static io.millrace.common.internal.query.condition.Operator.LESS;
import static io.millrace.common.internal.query.condition.Operator.LESS_OR_EQUAL;
import static io.millrace.common.internal.query.condition.Operator.NOT_EQUAL;

import io.millrace.common.variable.CaseVariableCriteria;

/**
 * The criteria on variables of the case.
 *
 * @param <T> the query
 */
public interface CaseVariables<T> extends CaseVariableCriteria<T>, Criteria<T> {

  /** Returns how such variables are found. */
  VariableConditions caseVariables();

  @Override
  default T caseVariableExists(String name) {
    return where(caseVariables().exists("caseVariableExists", name));
  }

  @Override
  default T caseVariableNotExists(String name) {
    return where(not(caseVariables().exists("caseVariableNotExists", name)));
  }

  @Override
  default T caseVariableValueEquals(String name, Object value) {
    return where(caseVariables().equals("caseVariableValueEquals", name, value));
  }

  @Override
  default T caseVariableValueEquals(Object value) {
    return where(caseVariables().equals("caseVariableValueEquals", value));
  }

  @Override
  default T caseVariableValueNotEquals(String name, Object value) {
    return where(caseVariables().differs("caseVariableValueNotEquals", name, value));
  }

  @Override
  default T caseVariableValueEqualsIgnoreCase(String name, String value) {
    return where(
        caseVariables()
            .comparesIgnoreCase("caseVariableValueEqualsIgnoreCase", name, EQUAL, value));
  }

  @Override
  default T caseVariableValueNotEqualsIgnoreCase(String name, String value) {
    return where(
        caseVariables()
            .comparesIgnoreCase("caseVariableValueNotEqualsIgnoreCase", name, NOT_EQUAL, value));
  }

  @Override
  default T caseVariableValueGreaterThan(String name, Object value) {
    return where(caseVariables().compares("caseVariableValueGreaterThan", name, GREATER, value));
  }

  @Override
  default T caseVariableValueGreaterThanOrEqual(String name, Object value) {
    return where(
        caseVariables()
            .compares("caseVariableValueGreaterThanOrEqual", name, GREATER_OR_EQUAL, value));
  }

  @Override
  default T caseVariableValueLessThan(String name, Object value) {
    return where(caseVariables().compares("caseVariableValueLessThan", name, LESS, value));
  }

  @Override
  default T caseVariableValueLessThanOrEqual(String name, Object value) {
    return where(
        caseVariables().compares("caseVariableValueLessThanOrEqual", name, LESS_OR_EQUAL, value));
  }

  @Override
  default T caseVariableValueLike(String name, String pattern) {
    return where(caseVariables().fits("caseVariableValueLike", name, pattern));
  }

  @Override
  default T caseVariableValueLikeIgnoreCase(String name, String pattern) {
    return where(caseVariables().fitsIgnoreCase("caseVariableValueLikeIgnoreCase", name, pattern));
  }
}

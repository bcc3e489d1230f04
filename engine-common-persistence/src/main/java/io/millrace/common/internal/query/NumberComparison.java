package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.condition.Conditions.not;

import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Operator;
import io.millrace.common.internal.query.number.NumberConditions;

/**
 * A number, which equals the same number of any type.
 *
 * @param type the name of the type that stores it
 * @param number the number
 * @param conditions compare it
 */
record NumberComparison(String type, Number number, NumberConditions conditions)
    implements ComparableValue {

  @Override
  public boolean ordered() {
    return true;
  }

  @Override
  public Condition compares(Operator operator) {
    return conditions.compares(operator, number);
  }

  @Override
  public Condition differs() {
    return not(compares(Operator.EQUAL));
  }
}

package io.millrace.common.internal.query.number;

import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.any;
import static io.millrace.common.internal.query.condition.Conditions.compare;
import static io.millrace.common.internal.query.condition.Conditions.equal;

import io.millrace.common.internal.query.column.VariableColumn;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Condition.Known;
import io.millrace.common.internal.query.condition.Operator;
import java.math.BigDecimal;

/**
 * Compares what {@code BigDecimal} and {@code BigInteger} variables hold: the nearest {@code
 * double} in the decimal column, which tells most numbers apart, and all digits as a text for those
 * that share it.
 */
final class ExactTexts {

  private ExactTexts() {}

  /** The number compares with this one. */
  static Condition condition(Operator operator, BigDecimal number) {
    var nearest = nearest(number);
    var tie = new TiedTexts(number, nearest);
    var tied =
        any(
            operator.accepts(-1) ? tie.below() : Known.NEVER,
            operator.accepts(0) ? tie.same() : Known.NEVER,
            operator.accepts(1) ? tie.above() : Known.NEVER);
    return any(apart(operator, nearest), all(equal(VariableColumn.DOUBLE, nearest), tied));
  }

  /** Returns the number in the decimal column: finite, and without a sign if it is zero. */
  private static double nearest(BigDecimal number) {
    var nearest = number.doubleValue();
    return Math.max(-Double.MAX_VALUE, Math.min(Double.MAX_VALUE, nearest)) + 0.0;
  }

  private static Condition apart(Operator operator, double nearest) {
    if (operator == Operator.EQUAL) {
      return Known.NEVER;
    }
    var direction = operator.accepts(1) ? Operator.GREATER : Operator.LESS;
    return compare(VariableColumn.DOUBLE, direction, nearest);
  }
}

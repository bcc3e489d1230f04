package io.millrace.common.internal.query.number;

import static io.millrace.common.internal.query.condition.Conditions.compare;

import io.millrace.common.internal.query.column.VariableColumn;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Condition.Known;
import io.millrace.common.internal.query.condition.Operator;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** Compares what the number column holds, which are whole numbers of 64 bits. */
final class WholeNumbers {

  private static final BigDecimal LEAST = BigDecimal.valueOf(Long.MIN_VALUE);
  private static final BigDecimal GREATEST = BigDecimal.valueOf(Long.MAX_VALUE);

  private WholeNumbers() {}

  /** The number in the column compares with this one. */
  static Condition condition(Operator operator, BigDecimal number) {
    if (number.compareTo(LEAST) < 0 || number.compareTo(GREATEST) > 0) {
      return operator.accepts(-number.signum()) ? Known.ALWAYS : Known.NEVER;
    }
    var below = floor(number);
    if (number.compareTo(BigDecimal.valueOf(below)) == 0) {
      return compare(VariableColumn.LONG, operator, below);
    }
    if (operator == Operator.EQUAL) {
      return Known.NEVER;
    }
    return compare(
        VariableColumn.LONG,
        operator.accepts(1) ? Operator.GREATER : Operator.LESS_OR_EQUAL,
        below);
  }

  /** A fraction may have two thousand million zeros before its first digit: it is not divided. */
  private static long floor(BigDecimal number) {
    return number.precision() - (long) number.scale() <= 0
        ? (number.signum() < 0 ? -1 : 0)
        : number.setScale(0, RoundingMode.FLOOR).longValueExact();
  }
}

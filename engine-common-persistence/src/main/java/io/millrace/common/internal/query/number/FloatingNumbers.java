package io.millrace.common.internal.query.number;

import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.any;
import static io.millrace.common.internal.query.condition.Conditions.compare;
import static io.millrace.common.internal.query.condition.Conditions.missing;
import static io.millrace.common.internal.query.condition.Conditions.oneOf;
import static io.millrace.common.internal.query.condition.Conditions.present;

import io.millrace.common.internal.query.column.VariableColumn;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Condition.Known;
import io.millrace.common.internal.query.condition.Operator;
import java.math.BigDecimal;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/**
 * Compares what {@code double} and {@code float} variables hold: the decimal column, or the text
 * column where some database could not hold the number.
 */
final class FloatingNumbers {

  private FloatingNumbers() {}

  /** The number compares with this one. */
  static Condition condition(Operator operator, BigDecimal number) {
    return any(
        all(missing(VariableColumn.TEXT), inColumn(operator, number)),
        inText(operator, special -> Double.isInfinite(special) ? sign(special) : -number.signum()));
  }

  /** The number compares with one that is infinite or {@code NaN}. */
  static Condition conditionOnInfinity(Operator operator, double value) {
    if (Double.isNaN(value)) {
      return operator == Operator.EQUAL ? isText(Stream.of(value)) : Known.NEVER;
    }
    var inColumn = operator.accepts(-sign(value)) ? missing(VariableColumn.TEXT) : Known.NEVER;
    return any(inColumn, inText(operator, special -> Double.compare(special, value)));
  }

  private static Condition inColumn(Operator operator, BigDecimal number) {
    var nearest = number.doubleValue() + 0.0;
    if (Double.isInfinite(nearest)) {
      return operator.accepts(-sign(nearest)) ? Known.ALWAYS : Known.NEVER;
    }
    var order = new BigDecimal(nearest).compareTo(number);
    return order == 0
        ? compare(VariableColumn.DOUBLE, operator, nearest)
        : beside(operator, nearest, order);
  }

  /** The number lies between two that the column can hold, of which this one is the nearest. */
  private static Condition beside(Operator operator, double nearest, int order) {
    if (operator == Operator.EQUAL) {
      return Known.NEVER;
    }
    var above = operator.accepts(1);
    var withNearest = above == order > 0;
    return compare(
        VariableColumn.DOUBLE,
        above
            ? (withNearest ? Operator.GREATER_OR_EQUAL : Operator.GREATER)
            : (withNearest ? Operator.LESS_OR_EQUAL : Operator.LESS),
        nearest);
  }

  private static Condition inText(Operator operator, ToIntFunction<Double> order) {
    return isText(
        Stream.of(Double.NEGATIVE_INFINITY, -0.0, Double.POSITIVE_INFINITY)
            .filter(special -> operator.accepts(order.applyAsInt(special))));
  }

  private static Condition isText(Stream<Double> values) {
    var texts = values.map(value -> Double.toString(value)).toList();
    return all(present(VariableColumn.TEXT), oneOf(VariableColumn.TEXT, texts));
  }

  private static int sign(double value) {
    return value > 0 ? 1 : -1;
  }
}

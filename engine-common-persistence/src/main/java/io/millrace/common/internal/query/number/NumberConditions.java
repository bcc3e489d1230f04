package io.millrace.common.internal.query.number;

import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.any;
import static io.millrace.common.internal.query.condition.Conditions.oneOf;

import io.millrace.common.internal.query.column.VariableColumn;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Condition.Known;
import io.millrace.common.internal.query.condition.Operator;
import io.millrace.common.internal.variable.VariableTypes;
import java.util.List;

/**
 * Conditions on numbers in rows of variables. Whichever type holds them they are compared exactly,
 * so each kind of column is asked for those of its numbers that meet the condition: the limit is
 * moved to the next number that the column can hold, instead of rounding what is in the column.
 *
 * <p>Each condition is true or false for every row of a variable, never unknown, so it may be
 * negated.
 */
public final class NumberConditions {

  private final NumberTypeNames names;

  /** Creates the conditions on what an engine's types store. */
  public NumberConditions(VariableTypes types) {
    names = NumberTypeNames.of(types);
  }

  /**
   * The variable is a number that compares with this one. What is {@code NaN} equals itself, and
   * has no order.
   *
   * @param operator any but {@link Operator#NOT_EQUAL}, which is the negation of equality
   */
  public Condition compares(Operator operator, Number value) {
    if (!ExactNumber.isFinite(value)) {
      return comparesWithInfinity(operator, value.doubleValue());
    }
    var number = ExactNumber.of(value);
    return any(
        ofTypes(names.whole(), WholeNumbers.condition(operator, number)),
        ofTypes(names.floating(), FloatingNumbers.condition(operator, number)),
        ofTypes(names.exact(), ExactTexts.condition(operator, number)));
  }

  private Condition comparesWithInfinity(Operator operator, double value) {
    var finite =
        !Double.isNaN(value) && operator.accepts(value > 0 ? -1 : 1) ? Known.ALWAYS : Known.NEVER;
    return any(
        ofTypes(names.whole(), finite),
        ofTypes(names.floating(), FloatingNumbers.conditionOnInfinity(operator, value)),
        ofTypes(names.exact(), finite));
  }

  private static Condition ofTypes(List<String> types, Condition compares) {
    return all(oneOf(VariableColumn.TYPE, types), compares);
  }
}

package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.Arguments.given;
import static io.millrace.common.internal.query.Arguments.givenName;
import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.any;
import static io.millrace.common.internal.query.condition.Conditions.compareIgnoreCase;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.like;
import static io.millrace.common.internal.query.condition.Conditions.likeIgnoreCase;
import static io.millrace.common.internal.query.condition.Conditions.missing;

import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.query.column.VariableColumn;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Operator;
import java.util.function.UnaryOperator;

/**
 * Conditions on the variables that belong to what is asked for. Numbers are compared with numbers
 * of all types, other values with those of their own type alone.
 *
 * @param values how values are stored
 * @param having turns a condition on a variable into "there is such a variable"
 */
public record VariableConditions(VariableValues values, UnaryOperator<Condition> having) {

  private static final String ANY_TEXT = "";

  /** There is a variable of this name. */
  public Condition exists(String criterion, String name) {
    return having.apply(named(criterion, name));
  }

  /** There is a variable of this name and value. */
  public Condition equals(String criterion, String name, Object value) {
    return having.apply(
        all(named(criterion, name), values.comparable(name, value).compares(Operator.EQUAL)));
  }

  /** There is a variable of this value. */
  public Condition equals(String criterion, Object value) {
    return having.apply(values.comparable("", given(criterion, value)).compares(Operator.EQUAL));
  }

  /** There is a variable of this name, and it has another value, perhaps null. */
  public Condition differs(String criterion, String name, Object value) {
    return having.apply(all(named(criterion, name), values.comparable(name, value).differs()));
  }

  /** There is a text of this name that compares with this one in lower case. */
  public Condition comparesIgnoreCase(
      String criterion, String name, Operator operator, String value) {
    var compares = compareIgnoreCase(VariableColumn.TEXT, operator, given(criterion, value));
    var fits = operator == Operator.NOT_EQUAL ? any(isTooLong(), compares) : compares;
    return having.apply(all(named(criterion, name), isText(), fits));
  }

  /** There is a variable of this name that comes before or after this value. */
  public Condition compares(String criterion, String name, Operator operator, Object value) {
    var stored = values.comparable(name, given(criterion, value));
    if (!stored.ordered()) {
      throw new BadArgumentException(
          "The criterion '"
              + criterion
              + "' was called for the variable '"
              + name
              + "' with a value of the type '"
              + stored.type()
              + "', which has no order. Pass a number, a text, a date or a time.");
    }
    return having.apply(all(named(criterion, name), stored.compares(operator)));
  }

  /** There is a text of this name that fits the pattern. */
  public Condition fits(String criterion, String name, String pattern) {
    var fits = like(VariableColumn.TEXT, given(criterion, pattern));
    return having.apply(all(named(criterion, name), isText(), fits));
  }

  /** There is a text of this name that fits the pattern in lower case. */
  public Condition fitsIgnoreCase(String criterion, String name, String pattern) {
    var fits = likeIgnoreCase(VariableColumn.TEXT, given(criterion, pattern));
    return having.apply(all(named(criterion, name), isText(), fits));
  }

  private static Condition named(String criterion, String name) {
    return equal(VariableColumn.NAME, givenName(criterion, name));
  }

  /** What the column has no room for is none of the texts that it can be compared with. */
  private static Condition isTooLong() {
    return missing(VariableColumn.TEXT);
  }

  private Condition isText() {
    return equal(VariableColumn.TYPE, values.comparable("", ANY_TEXT).type());
  }
}

package io.millrace.common.internal.query;

import static io.millrace.common.internal.query.condition.Conditions.all;
import static io.millrace.common.internal.query.condition.Conditions.any;
import static io.millrace.common.internal.query.condition.Conditions.compare;
import static io.millrace.common.internal.query.condition.Conditions.equal;
import static io.millrace.common.internal.query.condition.Conditions.missing;
import static io.millrace.common.internal.query.condition.Conditions.notEqual;

import io.millrace.common.internal.query.column.VariableColumn;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Condition.Known;
import io.millrace.common.internal.query.condition.Operator;

/**
 * A value that equals none of another type, in the form in which a variable's row holds it.
 *
 * @param type the name of the type that stores it
 * @param column the column that holds it; null for the value null
 * @param stored what the column holds; null for the value null, and for one that its type does not
 *     keep in the column, which no row can be found by
 * @param ordered whether the column's order is the order of the values
 */
record StoredComparison(String type, VariableColumn column, Object stored, boolean ordered)
    implements ComparableValue {

  @Override
  public Condition compares(Operator operator) {
    if (column == null) {
      return isOfType();
    }
    return stored == null ? Known.NEVER : all(isOfType(), compare(column, operator, stored));
  }

  @Override
  public Condition differs() {
    var otherType = notEqual(VariableColumn.TYPE, type);
    if (column == null) {
      return otherType;
    }
    return stored == null
        ? Known.ALWAYS
        : any(otherType, missing(column), notEqual(column, stored));
  }

  private Condition isOfType() {
    return equal(VariableColumn.TYPE, type);
  }
}

package io.millrace.common.internal.query;

import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.query.column.VariableColumn;
import io.millrace.common.internal.variable.StoredVariable;
import io.millrace.common.internal.variable.VariableEntity;

/** A few types of variables, enough to compare each column. */
public final class PlainValues implements VariableValues {

  @Override
  public ComparableValue comparable(Object value) {
    if (value == null) {
      return new ComparableValue("null", null, null, false);
    } else if (value instanceof String text) {
      return new ComparableValue("string", VariableColumn.TEXT, text, true);
    } else if (value instanceof Integer number) {
      return new ComparableValue("integer", VariableColumn.LONG, number.longValue(), true);
    } else if (value instanceof Long number) {
      return new ComparableValue("long", VariableColumn.LONG, number, true);
    } else if (value instanceof Double number) {
      return new ComparableValue("double", VariableColumn.DOUBLE, number, true);
    } else if (value instanceof Boolean flag) {
      return new ComparableValue("boolean", VariableColumn.LONG, flag ? 1L : 0L, false);
    }
    throw new BadArgumentException("Values of " + value.getClass() + " cannot be compared");
  }

  @Override
  public Object read(StoredVariable row) {
    return switch (row.type()) {
      case "null" -> null;
      case "integer" -> row.longValue().intValue();
      case "long" -> row.longValue();
      case "double" -> row.doubleValue();
      case "boolean" -> row.longValue() == 1;
      default -> row.text();
    };
  }

  /** Sets type and value of a variable. */
  public void write(VariableEntity variable, Object value) {
    var stored = comparable(value);
    variable.type(stored.type());
    if (stored.column() == VariableColumn.TEXT) {
      variable.text((String) stored.stored());
    } else if (stored.column() == VariableColumn.LONG) {
      variable.longValue((Long) stored.stored());
    } else if (stored.column() == VariableColumn.DOUBLE) {
      variable.doubleValue((Double) stored.stored());
    }
  }
}

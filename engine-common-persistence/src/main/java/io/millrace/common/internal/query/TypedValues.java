package io.millrace.common.internal.query;

import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.query.column.VariableColumn;
import io.millrace.common.internal.variable.StoredVariable;
import io.millrace.common.internal.variable.VariableTypes;
import io.millrace.common.variable.ComparableColumn;
import io.millrace.common.variable.StoredValue;
import io.millrace.common.variable.VariableType;

/**
 * Compares and reads values by the types of the engine.
 *
 * @param types the types
 */
public record TypedValues(VariableTypes types) implements VariableValues {

  private static final String ASKED = "value of a query";

  @Override
  public ComparableValue comparable(Object value) {
    var type = types.of(ASKED, value);
    if (value == null) {
      return new ComparableValue(type.name(), null, null, false);
    }
    var column = type.comparedIn();
    if (column == ComparableColumn.NONE) {
      throw new BadArgumentException(
          "Queries cannot compare values of the variable type '" + type.name() + "'. Compare a part of it in a variable of its own.");
    }
    return comparable(type, type.write(value));
  }

  private static ComparableValue comparable(VariableType type, StoredValue stored) {
    var column = type.comparedIn();
    var kept = column(column, stored);
    if (kept == null) {
      throw new BadArgumentException(
          "Queries cannot compare this value of the variable type '"
              + type.name()
              + "': the database keeps it where it cannot be searched for. Texts of up to 4000 characters can.");
    }
    return new ComparableValue(type.name(), place(column), kept, true);
  }

  private static Object column(ComparableColumn column, StoredValue stored) {
    return switch (column) {
      case TEXT -> stored.text();
      case NUMBER -> stored.number();
      case DECIMAL -> stored.decimal();
      case NONE -> null;
    };
  }

  private static VariableColumn place(ComparableColumn column) {
    return switch (column) {
      case TEXT -> VariableColumn.TEXT;
      case NUMBER -> VariableColumn.LONG;
      case DECIMAL, NONE -> VariableColumn.DOUBLE;
    };
  }

  @Override
  public Object read(StoredVariable row) {
    return row.decode(types);
  }
}

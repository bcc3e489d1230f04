package io.millrace.common.internal.query;

import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.query.column.VariableColumn;
import io.millrace.common.internal.variable.StoredVariable;
import io.millrace.common.internal.variable.VariableTypes;
import io.millrace.common.variable.ComparableColumn;
import io.millrace.common.variable.StoredValue;

/**
 * Reads and compares variables by the types of the engine.
 *
 * @param types the types
 */
public record TypedVariableValues(VariableTypes types) implements VariableValues {

  @Override
  public ComparableValue comparable(Object value) {
    var type = types.of("of a query", value);
    if (value == null) {
      return new ComparableValue(type.name(), null, null, false);
    }
    var stored = type.write(value);
    var compared = type.comparedIn();
    if (compared == ComparableColumn.NONE || held(compared, stored) == null) {
      throw new BadArgumentException(
          "The database cannot compare variables of the type '"
              + type.name()
              + "' with the value of the query. Ask for a text of up to 4,000 characters, a number, a boolean or a time.");
    }
    return new ComparableValue(type.name(), column(compared), held(compared, stored), true);
  }

  private static VariableColumn column(ComparableColumn compared) {
    return switch (compared) {
      case TEXT -> VariableColumn.TEXT;
      case NUMBER -> VariableColumn.LONG;
      default -> VariableColumn.DOUBLE;
    };
  }

  private static Object held(ComparableColumn compared, StoredValue stored) {
    return switch (compared) {
      case TEXT -> stored.text();
      case NUMBER -> stored.number();
      default -> stored.decimal();
    };
  }

  @Override
  public Object read(StoredVariable row) {
    return row.decode(types);
  }
}

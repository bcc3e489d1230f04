package io.millrace.common.internal.query;

import io.millrace.common.BadArgumentException;
import io.millrace.common.UnsupportedVariableTypeException;
import io.millrace.common.internal.persistence.StorableText;
import io.millrace.common.internal.query.column.VariableColumn;
import io.millrace.common.internal.query.number.NumberConditions;
import io.millrace.common.internal.variable.StoredVariable;
import io.millrace.common.internal.variable.VariableTypes;
import io.millrace.common.internal.variable.VariableUpdateEntity;
import java.util.UUID;

/**
 * How values of variables look in the database.
 *
 * @param types the types an engine knows
 */
public record VariableValues(VariableTypes types) {

  /**
   * Returns how a value is compared, null included.
   *
   * @throws BadArgumentException if the database cannot compare values of this type, or such long
   *     ones
   * @throws UnsupportedVariableTypeException if no type stores such values
   */
  ComparableValue comparable(String variable, Object value) {
    var type = types.of(variable, value);
    if (value == null) {
      return new StoredComparison(type.name(), null, null, false);
    }
    var stored = type.write(value);
    if (value instanceof Number number && types.isBuiltIn(type.name())) {
      return new NumberComparison(type.name(), number, new NumberConditions(types));
    }
    var ordered = !(value instanceof Boolean) && !(value instanceof UUID);
    return switch (type.comparedIn()) {
      case TEXT -> {
        if (stored.text() == null) {
          throw notCompared(variable, value);
        }
        yield new StoredComparison(type.name(), VariableColumn.TEXT, stored.text(), ordered);
      }
      case NUMBER ->
          new StoredComparison(type.name(), VariableColumn.LONG, stored.number(), ordered);
      case DECIMAL ->
          new StoredComparison(type.name(), VariableColumn.DOUBLE, stored.decimal(), ordered);
      case NONE ->
          throw new BadArgumentException(
              "The variable '"
                  + variable
                  + "' cannot be asked for by a value of the type '"
                  + type.name()
                  + "': the database cannot compare such values. Store what you ask for in a variable of its own.");
    };
  }

  /** Texts that are long, or have characters that not every database stores, are kept as bytes. */
  private static BadArgumentException notCompared(String variable, Object value) {
    var flaw = value instanceof String text ? StorableText.flaw(text) : null;
    return new BadArgumentException(
        "The variable '"
            + variable
            + "' cannot be asked for by a text that "
            + (flaw == null ? "is longer than 4,000 characters." : flaw)
            + " The database keeps such texts where it cannot compare them. Store what you ask for in a"
            + " variable of its own.");
  }

  /** Returns the value that a row stands for. */
  Object read(StoredVariable row) {
    return row.decode(types);
  }

  /** Returns the value that a variable was given. */
  Object read(VariableUpdateEntity row) {
    return row.decode(types);
  }
}

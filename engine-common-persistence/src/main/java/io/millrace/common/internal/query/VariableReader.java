package io.millrace.common.internal.query;

import io.millrace.common.internal.query.column.VariableColumn;
import io.millrace.common.internal.query.condition.Condition;
import io.millrace.common.internal.query.condition.Order;
import io.millrace.common.internal.query.condition.Selection;
import io.millrace.common.internal.variable.StoredVariable;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.ToLongFunction;

/**
 * Reads the variables that a query includes, for all objects it found in one statement.
 *
 * @param values turns rows into values
 */
public record VariableReader(VariableValues values) {

  /**
   * Returns names and values by owner.
   *
   * @param mapper the mapper to read with
   * @param condition which variables are wanted
   * @param owner tells whose a variable is
   */
  public Map<Long, Map<String, Object>> read(
      QueryReader reader,
      String mapper,
      Condition condition,
      ToLongFunction<StoredVariable> owner) {
    var selection =
        Selection.of(condition, Order.by(VariableColumn.NAME), Order.by(VariableColumn.ID));
    var found = new LinkedHashMap<Long, Map<String, Object>>();
    for (var row : reader.<StoredVariable>list(mapper, selection)) {
      found
          .computeIfAbsent(owner.applyAsLong(row), id -> new LinkedHashMap<>())
          .put(row.name(), values.read(row));
    }
    found.replaceAll((id, variables) -> Collections.unmodifiableMap(variables));
    return found;
  }
}

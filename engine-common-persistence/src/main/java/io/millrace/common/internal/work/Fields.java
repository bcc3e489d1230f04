package io.millrace.common.internal.work;

import io.millrace.common.internal.delegate.InjectedValue;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.Expressions;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The fields of a task, as the model gives them: texts as they stand, and expressions. Immutable
 * and thread-safe.
 *
 * @param values by the name of the field
 */
public record Fields(Map<String, Expression> values) {

  /** Parses fields. */
  public static Fields of(Collection<InjectedValue> fields, Expressions expressions) {
    var values = new LinkedHashMap<String, Expression>();
    for (var field : fields) {
      values.put(
          field.name(),
          field.isExpression()
              ? expressions.parse(field.value())
              : Expressions.literal(field.value()));
    }
    return new Fields(values);
  }

  /** Returns what is wrong with the names of some fields; empty if nothing is. */
  public static List<String> unknown(Collection<InjectedValue> fields, Set<String> known) {
    var problems = new ArrayList<String>();
    var seen = new TreeSet<String>();
    for (var field : fields) {
      if (!known.contains(field.name())) {
        problems.add(
            "There is no field '" + field.name() + "', only " + new TreeSet<>(known) + ".");
      } else if (!seen.add(field.name())) {
        problems.add("The field '" + field.name() + "' is there twice.");
      }
    }
    return problems;
  }

  /** Returns a text; null where the field is missing, null or empty. */
  public String text(String name, Workplace place) {
    var field = values.get(name);
    var text = field == null ? null : field.evaluateString(place.scope());
    return text == null || text.isEmpty() ? null : text;
  }

  /** Returns any value; null where the field is missing. */
  public Object value(String name, Workplace place) {
    var field = values.get(name);
    return field == null ? null : field.evaluate(place.scope());
  }

  /** Tells whether a field is there and true. */
  public boolean flag(String name, Workplace place) {
    var text = text(name, place);
    return text != null && Boolean.parseBoolean(text.strip());
  }
}

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
 * @param parts the parts of those that are lists, by the name of the field
 */
public record Fields(Map<String, Expression> values, Map<String, List<Expression>> parts) {

  /**
   * Parses fields. Lists are taken apart here: what stands between their parts is the model's,
   * never something that a value brings along.
   *
   * @param separators the characters between the parts of those that are lists, by name
   */
  public static Fields of(
      Collection<InjectedValue> fields, Expressions expressions, Map<String, String> separators) {
    var values = new LinkedHashMap<String, Expression>();
    var parts = new LinkedHashMap<String, List<Expression>>();
    for (var field : fields) {
      var between = separators.get(field.name());
      values.put(field.name(), parse(field, field.value(), expressions));
      if (between != null) {
        parts.put(
            field.name(),
            ModelParts.split(field.value(), between).stream()
                .map(part -> parse(field, part, expressions))
                .toList());
      }
    }
    return new Fields(values, parts);
  }

  private static Expression parse(InjectedValue field, String text, Expressions expressions) {
    return field.isExpression() ? expressions.parse(text) : Expressions.literal(text);
  }

  /** Returns the parts of a field that is a list, in their order; none where it is missing. */
  public List<Expression> parts(String name) {
    return parts.getOrDefault(name, List.of());
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

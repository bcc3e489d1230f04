package io.millrace.common.internal.eventregistry;

import io.millrace.common.ExpressionException;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.expression.Expressions;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How variables become what an event carries, and the other way round. Immutable and thread-safe.
 *
 * @param mappings in document order
 */
public record EventVariables(List<Mapping> mappings) {

  /** Takes a copy. */
  public EventVariables {
    mappings = List.copyOf(mappings);
  }

  /**
   * One value, or all of them.
   *
   * @param all whether all values go, under their own names
   * @param source the name of the value to read; null where an expression is given
   * @param expression gives the value; null where a name is given
   * @param target gives the name of what is set; null where all go
   * @param isTransient whether the variable is not written down
   */
  public record Mapping(
      boolean all, String source, Expression expression, Expression target, boolean isTransient) {

    /** Parses what a model says; each text may be null. */
    public static Mapping parse(
        boolean all,
        String source,
        String sourceExpression,
        String target,
        boolean isTransient,
        Expressions expressions) {
      var isExpression = sourceExpression != null || isExpression(source);
      var text = sourceExpression == null ? source : sourceExpression;
      return new Mapping(
          all,
          isExpression ? null : source,
          isExpression ? expressions.parse(text) : null,
          target == null ? null : expressions.parse(target),
          isTransient);
    }

    private String name(ExpressionScope scope) {
      var name = target.evaluateString(scope);
      if (name == null || name.isBlank()) {
        throw new ExpressionException(
            "The target '"
                + target.text()
                + "' of a value of an event gives no name. Let it give one.");
      }
      return name;
    }
  }

  /** Tells whether a text holds an expression. */
  static boolean isExpression(String text) {
    return text != null && (text.contains("${") || text.contains("#{"));
  }

  /**
   * Returns the variables that an event sets.
   *
   * @param isTransient whether those are meant that are not written down
   * @param scope what expressions see besides the values
   */
  public Map<String, Object> received(
      EventInstance event, boolean isTransient, ExpressionScope scope) {
    var variables = new LinkedHashMap<String, Object>();
    for (var mapping : mappings) {
      if (mapping.isTransient() == isTransient) {
        if (mapping.all()) {
          variables.putAll(event.values());
        } else {
          var values = ExpressionScope.of(new LinkedHashMap<>(event.values()));
          var value =
              mapping.expression() == null
                  ? event.values().get(mapping.source())
                  : mapping.expression().evaluate(values);
          variables.put(mapping.name(scope), value);
        }
      }
    }
    return variables;
  }

  /** Returns what an event carries that is sent from an element. */
  Map<String, Object> sent(ExpressionScope scope, Map<String, Object> all) {
    var values = new LinkedHashMap<String, Object>();
    for (var mapping : mappings) {
      if (mapping.all()) {
        values.putAll(all);
      } else {
        values.put(mapping.name(scope), value(mapping, scope));
      }
    }
    return values;
  }

  private static Object value(Mapping mapping, ExpressionScope scope) {
    if (mapping.expression() != null) {
      return mapping.expression().evaluate(scope);
    }
    var value = scope.resolve(mapping.source());
    return value == ExpressionScope.ABSENT ? null : value;
  }
}

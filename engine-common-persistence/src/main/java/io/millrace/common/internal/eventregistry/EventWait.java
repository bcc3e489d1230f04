package io.millrace.common.internal.eventregistry;

import io.millrace.common.ExpressionException;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.persistence.OwnerEntity;
import io.millrace.common.internal.scope.ScopeRef;
import io.millrace.common.internal.subscription.Subscriptions;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * What an element waits for. Immutable and thread-safe.
 *
 * @param key gives the key of the event
 * @param correlations what the event has to carry
 * @param variables what becomes of what the event carries
 */
public record EventWait(Expression key, List<Parameter> correlations, EventVariables variables) {

  private static final int LONGEST = 255;

  /** Takes a copy. */
  public EventWait {
    correlations = List.copyOf(correlations);
  }

  /**
   * A value that the event has to carry.
   *
   * @param name the name of the value
   * @param value gives it
   */
  public record Parameter(String name, Expression value) {}

  /**
   * Lets an element wait.
   *
   * @param owner the row that counts the subscription
   * @param scope the instance and element, or only the definition for a start
   * @param elementId the element in the model
   * @param seen what expressions see
   */
  public void subscribe(
      OwnerEntity owner,
      ScopeRef scope,
      String elementId,
      ExpressionScope seen,
      CommandContext context) {
    Subscriptions.of(context)
        .subscribe(owner, scope, RegistryTypes.SUBSCRIPTION, eventKey(elementId, seen), elementId)
        .configuration(correlation(elementId, seen));
  }

  private String eventKey(String elementId, ExpressionScope seen) {
    var found = key.evaluateString(seen);
    if (found == null || found.isBlank() || found.length() > LONGEST) {
      throw new ExpressionException(
          "The event '"
              + key.text()
              + "' of '"
              + elementId
              + "' gives no key of an event. It has to give 1 to "
              + LONGEST
              + " characters; correct the expression or its variables.");
    }
    return found;
  }

  private String correlation(String elementId, ExpressionScope seen) {
    var values = new LinkedHashMap<String, Object>();
    for (var parameter : correlations) {
      var value = parameter.value().evaluate(seen);
      if (value == null) {
        throw new ExpressionException(
            "The correlation parameter '"
                + parameter.name()
                + "' ("
                + parameter.value().text()
                + ") of '"
                + elementId
                + "' gives nothing, so that no event could match it. Set its variables before, or leave it out.");
      }
      values.put(parameter.name(), value);
    }
    return Correlation.of(values);
  }
}

package io.millrace.common.internal.eventregistry;

import io.millrace.common.internal.expression.Expressions;
import java.util.List;
import java.util.Map;

/**
 * Makes of what a model of either engine says about events of the registry what can be run.
 * Thread-safe.
 *
 * @param expressions parses expressions
 * @param parts the registry
 */
public record EventCompiler(Expressions expressions, EventParts parts) {

  /**
   * One value that comes in or goes out, as a model says it; each text may be null.
   *
   * @param all whether all values go, under their own names
   * @param source the name of what is read
   * @param sourceExpression an expression that gives the value
   * @param target the name of what is set, or an expression that gives it
   * @param isTransient whether the variable is not written down
   */
  public record Value(
      boolean all, String source, String sourceExpression, String target, boolean isTransient) {}

  /**
   * Returns what an element or a start waits for.
   *
   * @param key the key of the event, or an expression that gives it
   * @param correlations what the event has to carry: names, and texts or expressions
   * @param payload what becomes of what it carries
   */
  public EventWait waitFor(String key, Map<String, String> correlations, List<Value> payload) {
    return new EventWait(
        expressions.parse(key),
        correlations.entrySet().stream()
            .map(one -> new EventWait.Parameter(one.getKey(), expressions.parse(one.getValue())))
            .toList(),
        variables(payload));
  }

  /**
   * Returns what a task sends.
   *
   * @param channel the key of the channel; null for those in the engine who wait for the event
   * @param synchronously whether it is sent in the middle of the transaction
   */
  public SendEvent send(String key, String channel, boolean synchronously, List<Value> payload) {
    return new SendEvent(
        expressions.parse(key),
        channel == null ? null : expressions.parse(channel),
        synchronously,
        variables(payload),
        parts);
  }

  private EventVariables variables(List<Value> values) {
    return new EventVariables(
        values.stream()
            .map(
                value ->
                    EventVariables.Mapping.parse(
                        value.all(),
                        value.source(),
                        value.sourceExpression(),
                        value.target(),
                        value.isTransient(),
                        expressions))
            .toList());
  }
}

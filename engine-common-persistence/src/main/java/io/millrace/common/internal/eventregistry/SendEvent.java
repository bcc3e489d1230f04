package io.millrace.common.internal.eventregistry;

import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.scope.ScopeRef;
import io.millrace.common.internal.work.Workplace;

/**
 * What a task does that sends an event. Immutable and thread-safe.
 *
 * @param key gives the key of the event
 * @param channel gives the key of the channel; null where the event goes to those in the engine who
 *     wait for it
 * @param synchronously whether it is sent in the middle of the transaction instead of by a job
 * @param payload what it carries
 * @param parts the registry
 */
public record SendEvent(
    Expression key,
    Expression channel,
    boolean synchronously,
    EventVariables payload,
    EventParts parts) {

  private static final PayloadValues VALUES = new PayloadValues();

  /** Sends the event. */
  public void run(Workplace place, CommandContext context) {
    var scope = place.scope();
    var definition = parts.events().find(key.evaluateString(scope), place.tenantId(), context);
    var event =
        VALUES.instance(definition, place.tenantId(), payload.sent(scope, place.variables()));
    if (channel == null) {
      parts.delivery().publish(event, context);
      return;
    }
    var channelKey = channel.evaluateString(scope);
    if (synchronously) {
      parts.outbound().sendNow(event, channelKey, context);
    } else {
      parts.outbound().sendByJob(event, channelKey, nowhere(event), place.elementId(), context);
    }
  }

  /** The job belongs to no instance: what has been sent is sent, whatever becomes of that. */
  static ScopeRef nowhere(EventInstance event) {
    return new ScopeRef(null, 0, 0, 0, 0, event.tenantId(), null);
  }
}

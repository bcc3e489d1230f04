package io.millrace.common.internal.eventregistry;

import io.millrace.common.BadArgumentException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.eventregistry.ChannelDirection;
import io.millrace.common.eventregistry.EventDefinition;
import io.millrace.common.eventregistry.EventPayload;
import io.millrace.common.internal.command.CommandContext;
import java.util.ArrayList;
import java.util.List;

/**
 * What an element of a model says about an event; texts that are expressions are not checked.
 *
 * @param key the key of the event
 * @param correlations names of correlation parameters
 * @param values names of values that are read or set
 * @param channel the key of the outbound channel, or null
 */
public record EventUse(String key, List<String> correlations, List<String> values, String channel) {

  /** Returns what is wrong with it, in words; empty where nothing is. */
  public List<String> problems(EventParts parts, String tenantId, CommandContext context) {
    var problems = new ArrayList<String>();
    if (!EventVariables.isExpression(key)) {
      try {
        check(parts.events().find(key, tenantId, context), problems);
      } catch (ObjectNotFoundException e) {
        problems.add(
            "The event '" + key + "' is not deployed. Deploy its .event before, or with this.");
      }
    }
    if (channel != null && !EventVariables.isExpression(channel)) {
      try {
        parts.channels().find(channel, tenantId, ChannelDirection.OUTBOUND, context);
      } catch (ObjectNotFoundException | BadArgumentException e) {
        problems.add(e.text());
      }
    }
    return problems;
  }

  private void check(EventDefinition event, List<String> problems) {
    for (var name : correlations) {
      if (event.payload(name).filter(EventPayload::correlationParameter).isEmpty()) {
        problems.add(
            "The event '"
                + key
                + "' has no correlation parameter '"
                + name
                + "'; it has "
                + event.payload().stream()
                    .filter(EventPayload::correlationParameter)
                    .map(EventPayload::name)
                    .toList()
                + ".");
      }
    }
    for (var name : values) {
      if (!EventVariables.isExpression(name) && event.payload(name).isEmpty()) {
        problems.add(
            "The event '"
                + key
                + "' has no value '"
                + name
                + "'; it has "
                + event.payload().stream().map(EventPayload::name).toList()
                + ".");
      }
    }
  }
}

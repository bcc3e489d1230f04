package io.millrace.cmmn.internal.definition;

import io.millrace.cmmn.model.EventSubscription;
import io.millrace.cmmn.model.SendEventTask;
import io.millrace.cmmn.model.VariableMapping;
import io.millrace.common.internal.eventregistry.EventParts;
import io.millrace.common.internal.eventregistry.EventVariables;
import io.millrace.common.internal.eventregistry.EventWait;
import io.millrace.common.internal.eventregistry.SendEvent;
import io.millrace.common.internal.expression.Expressions;
import java.util.List;

/**
 * Makes of what a model says about events of the registry what can be run. Thread-safe.
 *
 * @param expressions parses expressions
 * @param parts the registry
 */
public record RegistryEvents(Expressions expressions, EventParts parts) {

  /** Returns what a listener or a start waits for. */
  public EventWait waitFor(EventSubscription event) {
    return new EventWait(
        expressions.parse(event.eventType()),
        event.correlations().stream()
            .map(
                parameter ->
                    new EventWait.Parameter(parameter.name(), expressions.parse(parameter.value())))
            .toList(),
        variables(event.payload()));
  }

  /** Returns what a task sends. */
  public SendEvent send(SendEventTask task) {
    return new SendEvent(
        expressions.parse(task.eventType()),
        task.channelKey() == null ? null : expressions.parse(task.channelKey()),
        task.sendSynchronously(),
        variables(task.payload()),
        parts);
  }

  private EventVariables variables(List<VariableMapping> mappings) {
    return new EventVariables(mappings.stream().map(this::mapping).toList());
  }

  private EventVariables.Mapping mapping(VariableMapping mapping) {
    return EventVariables.Mapping.parse(
        mapping.all(),
        mapping.source(),
        mapping.sourceExpression(),
        mapping.target() == null ? mapping.targetExpression() : mapping.target(),
        mapping.storeAsTransient(),
        expressions);
  }
}

package io.millrace.cmmn.internal.definition;

import io.millrace.cmmn.model.EventSubscription;
import io.millrace.cmmn.model.SendEventTask;
import io.millrace.cmmn.model.VariableMapping;
import io.millrace.common.internal.eventregistry.EventCompiler;
import io.millrace.common.internal.eventregistry.EventParts;
import io.millrace.common.internal.eventregistry.EventWait;
import io.millrace.common.internal.eventregistry.SendEvent;
import io.millrace.common.internal.expression.Expressions;
import java.util.LinkedHashMap;
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
    var correlations = new LinkedHashMap<String, String>();
    event.correlations().forEach(one -> correlations.put(one.name(), one.value()));
    return compiler().waitFor(event.eventType(), correlations, values(event.payload()));
  }

  /** Returns what a task sends. */
  public SendEvent send(SendEventTask task) {
    return compiler()
        .send(
            task.eventType(), task.channelKey(), task.sendSynchronously(), values(task.payload()));
  }

  private EventCompiler compiler() {
    return new EventCompiler(expressions, parts);
  }

  private static List<EventCompiler.Value> values(List<VariableMapping> mappings) {
    return mappings.stream().map(RegistryEvents::value).toList();
  }

  private static EventCompiler.Value value(VariableMapping mapping) {
    return new EventCompiler.Value(
        mapping.all(),
        mapping.source(),
        mapping.sourceExpression(),
        mapping.target() == null ? mapping.targetExpression() : mapping.target(),
        mapping.storeAsTransient());
  }
}

package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.AwaitedEvent;
import io.millrace.bpmn.internal.model.EventMapping;
import io.millrace.bpmn.internal.model.SendEventTask.SentEvent;
import io.millrace.common.internal.eventregistry.EventCompiler;
import io.millrace.common.internal.eventregistry.EventParts;
import io.millrace.common.internal.eventregistry.EventWait;
import io.millrace.common.internal.eventregistry.SendEvent;
import io.millrace.common.internal.expression.Expressions;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * Makes of what a process says about events of the event registry what can be run. Thread-safe.
 *
 * @param expressions parses expressions
 * @param parts the registry
 */
public record RegistryEvents(Expressions expressions, EventParts parts) {

  /** Returns what an element or a start waits for. */
  public EventWait waitFor(AwaitedEvent event) {
    var correlations = new LinkedHashMap<String, String>();
    event.correlations().forEach(one -> correlations.put(one.name(), one.value()));
    return compiler().waitFor(event.eventType(), correlations, values(event.payload()));
  }

  /** Returns what a task sends. */
  public SendEvent send(SentEvent event) {
    return compiler()
        .send(
            event.eventType(),
            event.channelKey(),
            event.sendSynchronously(),
            values(event.payload()));
  }

  private EventCompiler compiler() {
    return new EventCompiler(expressions, parts);
  }

  private static List<EventCompiler.Value> values(List<EventMapping> mappings) {
    return mappings.stream()
        .map(
            mapping ->
                new EventCompiler.Value(
                    mapping.all(),
                    mapping.source(),
                    mapping.sourceExpression(),
                    mapping.target(),
                    mapping.isTransient()))
        .toList();
  }
}

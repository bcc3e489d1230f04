package io.millrace.bpmn.internal.model;

/**
 * An event of the event registry that is waited for.
 *
 * @param event which
 * @param oncePerCorrelation whether it starts an instance only where none runs that an event with
 *     the same correlation values has started
 */
public record RegistryEventDefinition(AwaitedEvent event, boolean oncePerCorrelation)
    implements EventDefinition {}

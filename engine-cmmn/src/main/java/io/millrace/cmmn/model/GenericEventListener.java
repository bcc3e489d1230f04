package io.millrace.cmmn.model;

/**
 * Occurs when it is triggered by the application, or by an event of the event registry.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.2.
 *
 * @param info what every element has
 * @param settings what every definition has
 * @param availableCondition an expression that says when the listener is available; null for always
 * @param event the event, or null where the application triggers it
 */
public record GenericEventListener(
    ElementInfo info,
    DefinitionSettings settings,
    String availableCondition,
    EventSubscription event)
    implements EventListener {}

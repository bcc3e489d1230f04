package io.millrace.cmmn.model;

/**
 * Occurs when a signal is sent.
 *
 * <p>Immutable and thread-safe.
 *
 * @param info what every element has
 * @param settings what every definition has
 * @param availableCondition an expression that says when the listener is available; null for always
 * @param signalRef the name of the signal, a text or an expression
 */
public record SignalEventListener(
    ElementInfo info, DefinitionSettings settings, String availableCondition, String signalRef)
    implements EventListener {}

package io.millrace.cmmn.model;

/**
 * Occurs when the application says that somebody intends to do what follows.
 *
 * <p>Immutable and thread-safe.
 *
 * @param info what every element has
 * @param settings what every definition has
 * @param availableCondition an expression that says when the listener is available; null for always
 */
public record IntentEventListener(
    ElementInfo info, DefinitionSettings settings, String availableCondition)
    implements EventListener {}

package io.millrace.cmmn.model;

/**
 * Occurs when a variable changes.
 *
 * <p>Immutable and thread-safe.
 *
 * @param info what every element has
 * @param settings what every definition has
 * @param availableCondition an expression that says when the listener is available; null for always
 * @param variableName the name of the variable
 * @param changeType which change
 */
public record VariableEventListener(
    ElementInfo info,
    DefinitionSettings settings,
    String availableCondition,
    String variableName,
    VariableChangeType changeType)
    implements EventListener {}

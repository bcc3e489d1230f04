package io.millrace.cmmn.model;

/**
 * Waits in an ended case until it is reactivated.
 *
 * <p>Immutable and thread-safe.
 *
 * @param info what every element has
 * @param settings what every definition has
 * @param availableCondition an expression that says when the listener is available; null for always
 * @param defaultReactivationRule the rule for items that have none of their own, or null
 */
public record ReactivateEventListener(
    ElementInfo info,
    DefinitionSettings settings,
    String availableCondition,
    ReactivationRule defaultReactivationRule)
    implements EventListener {}

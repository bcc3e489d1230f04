package io.millrace.cmmn.model;

/**
 * Says what becomes of an item when its case is reactivated. At most one condition is given; where
 * none is, the default applies.
 *
 * <p>Immutable and thread-safe.
 *
 * @param activateCondition an expression that says whether the item is activated, or null
 * @param ignoreCondition an expression that says whether the item stays away, or null
 * @param defaultCondition an expression that says whether the item is treated as in a new case, or
 *     null
 */
public record ReactivationRule(
    String activateCondition, String ignoreCondition, String defaultCondition) {}

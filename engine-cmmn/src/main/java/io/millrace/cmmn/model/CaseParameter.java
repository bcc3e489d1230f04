package io.millrace.cmmn.model;

/**
 * An input or output of a case or task.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.7.
 *
 * @param info what every element has
 * @param bindingRef the id of the case file item it is bound to, or null
 * @param bindingRefinement an expression that refines the binding, or null
 */
public record CaseParameter(ElementInfo info, String bindingRef, Condition bindingRefinement)
    implements CmmnElement {}

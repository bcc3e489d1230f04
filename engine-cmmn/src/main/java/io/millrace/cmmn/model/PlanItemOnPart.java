package io.millrace.cmmn.model;

/**
 * A transition of a plan item has to happen.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.6.1.2.
 *
 * @param info what every element has
 * @param sourceRef the id of the plan item, or of the plan model for transitions of the case
 * @param standardEvent the transition
 * @param exitCriterionRef the id of the exit criterion that has to be the reason of an {@link
 *     PlanItemTransition#EXIT}, or null for any reason
 */
public record PlanItemOnPart(
    ElementInfo info, String sourceRef, PlanItemTransition standardEvent, String exitCriterionRef)
    implements OnPart {}

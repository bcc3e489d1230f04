package io.millrace.cmmn.model;

/**
 * The transition of a plan item starts the clock of a timer.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.2.1.
 *
 * @param id its id, or null
 * @param sourceRef the id of the plan item
 * @param standardEvent the transition
 */
public record PlanItemStartTrigger(String id, String sourceRef, PlanItemTransition standardEvent)
    implements TimerStart {}

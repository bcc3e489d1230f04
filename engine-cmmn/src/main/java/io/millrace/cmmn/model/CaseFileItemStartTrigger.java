package io.millrace.cmmn.model;

/**
 * The transition of a case file item starts the clock of a timer.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.2.1.
 *
 * @param id its id, or null
 * @param sourceRef the id of the case file item
 * @param standardEvent the transition
 */
public record CaseFileItemStartTrigger(
    String id, String sourceRef, CaseFileItemTransition standardEvent) implements TimerStart {}

package io.millrace.cmmn.model;

/**
 * A transition of a case file item has to happen.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.6.1.1.
 *
 * @param info what every element has
 * @param sourceRef the id of the case file item
 * @param standardEvent the transition
 */
public record CaseFileItemOnPart(
    ElementInfo info, String sourceRef, CaseFileItemTransition standardEvent) implements OnPart {}

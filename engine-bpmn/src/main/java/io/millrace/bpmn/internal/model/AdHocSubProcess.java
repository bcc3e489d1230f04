package io.millrace.bpmn.internal.model;

/**
 * A sub-process whose activities are started from outside, in any order.
 *
 * @param info what every element has
 * @param loop how often it is done, or null for once
 * @param isSequential whether one activity is under way at most
 * @param completionCondition what ends it, or null where a call does
 * @param cancelsRemaining whether what is under way when the condition holds is canceled
 */
public record AdHocSubProcess(
    ElementInfo info,
    LoopCharacteristics loop,
    boolean isSequential,
    String completionCondition,
    boolean cancelsRemaining)
    implements Activity {}

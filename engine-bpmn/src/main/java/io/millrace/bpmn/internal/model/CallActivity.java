package io.millrace.bpmn.internal.model;

/**
 * Runs a process of its own and waits until it has ended.
 *
 * @param info what every element has
 * @param loop how often it is done, or null for once
 * @param calledElement which process
 * @param names what the called instance is called
 * @param mapping what goes in and comes back
 */
public record CallActivity(
    ElementInfo info,
    LoopCharacteristics loop,
    CalledElement calledElement,
    CaseTask.Names names,
    CallMapping mapping)
    implements Activity {}

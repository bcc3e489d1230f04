package io.millrace.bpmn.internal.model;

/**
 * A task that does not say how it is done: the token passes through.
 *
 * @param info what every element has
 * @param loop how often it is done, or null for once
 */
public record NoneTask(ElementInfo info, LoopCharacteristics loop) implements Task {}

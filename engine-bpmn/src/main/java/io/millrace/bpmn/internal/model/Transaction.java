package io.millrace.bpmn.internal.model;

/**
 * A sub-process that can be canceled: what has completed in it is compensated.
 *
 * @param info what every element has
 * @param loop how often it is done, or null for once
 */
public record Transaction(ElementInfo info, LoopCharacteristics loop) implements Activity {}

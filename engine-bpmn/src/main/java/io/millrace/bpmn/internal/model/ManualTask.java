package io.millrace.bpmn.internal.model;

/**
 * Work outside any system: the token passes through.
 *
 * @param info what every element has
 * @param loop how often it is done, or null for once
 */
public record ManualTask(ElementInfo info, LoopCharacteristics loop) implements Task {}

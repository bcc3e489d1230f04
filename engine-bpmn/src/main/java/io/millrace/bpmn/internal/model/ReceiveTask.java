package io.millrace.bpmn.internal.model;

/**
 * Waits for a message, or to be triggered.
 *
 * @param info what every element has
 * @param loop how often it is done, or null for once
 * @param message what it waits for, or null where it is only triggered
 * @param instantiate whether its message starts instances
 */
public record ReceiveTask(
    ElementInfo info, LoopCharacteristics loop, Message message, boolean instantiate)
    implements Task {}

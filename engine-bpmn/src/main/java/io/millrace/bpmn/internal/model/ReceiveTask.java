package io.millrace.bpmn.internal.model;

/**
 * Waits for a message or an event of the event registry, or to be triggered.
 *
 * @param info what every element has
 * @param loop how often it is done, or null for once
 * @param message what it waits for, or null
 * @param event the event of the event registry that it waits for, or null
 * @param instantiate whether its message starts instances
 */
public record ReceiveTask(
    ElementInfo info,
    LoopCharacteristics loop,
    Message message,
    AwaitedEvent event,
    boolean instantiate)
    implements Task {}

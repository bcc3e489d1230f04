package io.millrace.bpmn.internal.model;

/**
 * Work of the application's code.
 *
 * @param info what every element has
 * @param loop how often it is done, or null for once
 * @param implementation what is called
 * @param result where the value of an expression goes, or null where it is dropped
 */
public record ServiceTask(
    ElementInfo info,
    LoopCharacteristics loop,
    Implementation implementation,
    ResultVariable result)
    implements Task {}

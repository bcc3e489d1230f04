package io.millrace.cmmn.model;

/**
 * Waits until a worker that asks for its topic completes it.
 *
 * <p>Immutable and thread-safe.
 *
 * @param info what every element has
 * @param settings what every definition has
 * @param task what every task has
 * @param topic the topic, a text or an expression
 * @param doNotIncludeVariables whether workers get no variables
 */
public record ExternalWorkerTask(
    ElementInfo info,
    DefinitionSettings settings,
    TaskSettings task,
    String topic,
    boolean doNotIncludeVariables)
    implements Task {}

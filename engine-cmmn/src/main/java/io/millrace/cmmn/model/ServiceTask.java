package io.millrace.cmmn.model;

/**
 * Calls code of the application.
 *
 * <p>Immutable and thread-safe.
 *
 * @param info what every element has
 * @param settings what every definition has
 * @param task what every task has
 * @param implementation what is called
 * @param result where its result goes
 */
public record ServiceTask(
    ElementInfo info,
    DefinitionSettings settings,
    TaskSettings task,
    Implementation implementation,
    ResultVariable result)
    implements Task {}

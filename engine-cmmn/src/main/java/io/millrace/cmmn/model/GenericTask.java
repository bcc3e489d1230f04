package io.millrace.cmmn.model;

/**
 * A task of which the standard says nothing more. A blocking one waits to be triggered.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.10.
 *
 * @param info what every element has
 * @param settings what every definition has
 * @param task what every task has
 */
public record GenericTask(ElementInfo info, DefinitionSettings settings, TaskSettings task)
    implements Task {}

package io.millrace.cmmn.model;

/**
 * Starts a case; a blocking one waits until it ends.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.10.3.
 *
 * @param info what every element has
 * @param settings what every definition has
 * @param task what every task has
 * @param called which case
 * @param mappings what passes
 */
public record CaseTask(
    ElementInfo info,
    DefinitionSettings settings,
    TaskSettings task,
    CalledDefinition called,
    CallMappings mappings)
    implements Task {}

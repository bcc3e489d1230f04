package io.millrace.cmmn.model;

/**
 * Shows a page while its stage is active. It never keeps its stage from completing.
 *
 * <p>Immutable and thread-safe.
 *
 * @param info what every element has
 * @param settings what every definition has
 * @param task what every task has
 * @param form the page
 * @param label what users see, or null
 * @param icon what users see, or null
 * @param assignment for whom it is
 */
public record CasePageTask(
    ElementInfo info,
    DefinitionSettings settings,
    TaskSettings task,
    TaskForm form,
    String label,
    String icon,
    TaskAssignment assignment)
    implements Task {}

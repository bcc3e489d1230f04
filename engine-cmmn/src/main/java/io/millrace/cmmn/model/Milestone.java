package io.millrace.cmmn.model;

/**
 * A point that a case reaches.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.5.
 *
 * @param info what every element has
 * @param settings what every definition has
 * @param milestoneVariable the variable that is set to true when it is reached, a name or an
 *     expression; or null
 * @param display how it is shown
 */
public record Milestone(
    ElementInfo info, DefinitionSettings settings, String milestoneVariable, StageDisplay display)
    implements PlanItemDefinition {}

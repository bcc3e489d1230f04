package io.millrace.cmmn.model;

/**
 * What a plan item is an instance of. Several plan items may refer to one definition.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.1.
 */
public sealed interface PlanItemDefinition extends CmmnElement
    permits EventListener, Milestone, PlanFragment, Stage, Task {

  /**
   * Returns what every definition has.
   *
   * @return never null
   */
  DefinitionSettings settings();
}

package io.millrace.bpmn.repository;

/**
 * What {@code RepositoryService.validateProcess} can look for beside what stands in the model. What
 * is named by an expression is known at run time only and not looked for.
 */
public enum ModelCheck {
  /** Whether the classes that are named can be used there, and the beans are registered. */
  DELEGATES,
  /** Whether the processes and cases that are called are deployed, or stand in the same file. */
  CALLED_DEFINITIONS,
  /**
   * Whether the decisions that are asked for are there, as far as the application's evaluator
   * tells.
   */
  DECISIONS,
  /** Whether the forms of deployments ({@code deployment:name}) are resources of one. */
  FORMS
}

package io.millrace.cmmn.model;

/**
 * What only stages have.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.8.
 *
 * @param autoComplete whether it completes with its required items, although others could still be
 *     started
 * @param autoCompleteCondition an expression that says so, or null
 * @param async where jobs cut its execution
 * @param display how it is shown
 * @param form of the plan model
 */
public record StageSettings(
    boolean autoComplete,
    String autoCompleteCondition,
    AsyncSettings async,
    StageDisplay display,
    TaskForm form) {

  /** A stage that does not complete by itself. */
  public static final StageSettings NONE =
      new StageSettings(false, null, AsyncSettings.NONE, StageDisplay.NONE, TaskForm.NONE);
}

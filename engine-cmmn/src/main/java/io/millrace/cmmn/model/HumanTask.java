package io.millrace.cmmn.model;

import java.util.List;

/**
 * Waits until somebody completes the task it creates.
 *
 * <p>Immutable and thread-safe. Spec: CMMN 1.1 §5.4.10.1.
 *
 * @param info what every element has
 * @param settings what every definition has
 * @param task what every task has
 * @param assignment for whom it is
 * @param details what else is known
 * @param form its form
 * @param taskListeners in document order
 * @param planningTable what users may add while it is active, or null
 */
public record HumanTask(
    ElementInfo info,
    DefinitionSettings settings,
    TaskSettings task,
    TaskAssignment assignment,
    TaskDetails details,
    TaskForm form,
    List<TaskListener> taskListeners,
    PlanningTable planningTable)
    implements Task {

  /**
   * Copies the list, which may not be null.
   *
   * @param info what every element has
   * @param settings what every definition has
   * @param task what every task has
   * @param assignment for whom it is
   * @param details what else is known
   * @param form its form
   * @param taskListeners in document order
   * @param planningTable what users may add while it is active, or null
   */
  public HumanTask {
    taskListeners = List.copyOf(taskListeners);
  }
}

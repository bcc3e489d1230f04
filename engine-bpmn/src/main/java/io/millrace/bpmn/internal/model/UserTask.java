package io.millrace.bpmn.internal.model;

import java.util.List;

/**
 * Work for a person: waits until it is completed.
 *
 * @param info what every element has
 * @param loop how often it is done, or null for once
 * @param assignment for whom it is
 * @param details what else is known of it
 * @param variables which variables hear of it
 * @param taskListeners who hears of it, in document order
 * @param form the form with which it is completed
 */
public record UserTask(
    ElementInfo info,
    LoopCharacteristics loop,
    TaskAssignment assignment,
    TaskDetails details,
    TaskVariables variables,
    List<TaskListener> taskListeners,
    FormModel form)
    implements Task {

  /** Copies the listeners. */
  public UserTask {
    taskListeners = List.copyOf(taskListeners);
  }
}

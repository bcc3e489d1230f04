package io.millrace.bpmn.form;

import io.millrace.common.task.Task;

/** The form with which a task is completed. Immutable. */
public interface TaskFormData extends FormData {

  /**
   * Returns the task.
   *
   * @return never null
   */
  Task getTask();
}

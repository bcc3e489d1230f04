package io.millrace.bpmn.internal.operation;

import io.millrace.common.internal.task.TaskPlan;

/** The behavior of an activity that waits for a task. */
public interface TaskActivity extends ActivityBehavior {

  /** Returns what the task is to be. */
  TaskPlan draft();
}

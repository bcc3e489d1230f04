package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.model.UserTask;
import io.millrace.bpmn.internal.operation.ActivityBehavior;

/** Makes the behaviors of user tasks. */
@FunctionalInterface
public interface UserTaskBehaviors {

  /** Returns the behavior of a user task. */
  ActivityBehavior of(UserTask task);
}

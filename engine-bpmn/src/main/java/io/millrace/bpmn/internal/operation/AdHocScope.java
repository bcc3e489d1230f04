package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/** The behavior of a sub-process whose activities are started from outside. */
public interface AdHocScope extends ScopeBehavior {

  /**
   * Tells whether an activity inside, which has completed and is written down, ends the
   * sub-process, so that no flow is taken any more.
   */
  boolean isCompletedBy(ExecutionEntity activity, BpmnContext context);

  /** Cancels what is under way in the sub-process, and completes it. */
  void cutShort(ExecutionEntity scope, BpmnContext context);

  /** The last token inside has ended. */
  void emptied(ExecutionEntity scope, BpmnContext context);

  /** Completes the sub-process, in which nothing is under way any more. */
  void complete(ExecutionEntity scope, BpmnContext context);

  /** Tells whether an activity may be started now. */
  boolean mayStart(ExecutionEntity scope);
}

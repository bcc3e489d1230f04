package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/** The behavior of an event that throws a compensation and waits for it. */
public interface CompensationThrower extends ActivityBehavior {

  /** All handlers have completed. */
  void compensated(ExecutionEntity execution, BpmnContext context);
}

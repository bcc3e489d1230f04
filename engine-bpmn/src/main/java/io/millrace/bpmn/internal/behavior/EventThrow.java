package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/** What one of the definitions of a multiple throw or end event brings about. Thread-safe. */
@FunctionalInterface
interface EventThrow {

  /** Brings it about; the token stays where it is. */
  void happen(ExecutionEntity execution, BpmnContext context);
}

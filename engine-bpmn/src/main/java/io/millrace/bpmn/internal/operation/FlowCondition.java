package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/** Decides whether a sequence flow is taken. Immutable. */
@FunctionalInterface
public interface FlowCondition {

  /** Tells whether the condition holds for a token. */
  boolean holds(ExecutionEntity execution, BpmnContext context);
}

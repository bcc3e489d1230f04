package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.SequenceFlow;

/**
 * A sequence flow of a compiled process.
 *
 * @param element the model's element
 * @param target where it leads
 * @param condition what has to hold to take it; null if it is always taken
 * @param listeners what listens when it is taken
 */
public record Flow(
    SequenceFlow element, Node target, FlowCondition condition, ElementListeners listeners) {

  /** Tells whether the flow may be taken. */
  public boolean holds(
      io.millrace.bpmn.internal.persistence.ExecutionEntity execution, BpmnContext context) {
    return condition == null || condition.holds(execution, context);
  }
}

package io.millrace.bpmn.internal.event;

import io.millrace.bpmn.internal.model.TimerEventDefinition;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/** Makes the timer jobs of events. Thread-safe. */
public interface EventTimers {

  /**
   * Makes the job of a timer event at an execution; its text may be an expression.
   *
   * @param part which of the event's definitions it is; null for the only one
   */
  void create(
      ExecutionEntity execution,
      Node event,
      TimerEventDefinition timer,
      String part,
      BpmnContext context);
}

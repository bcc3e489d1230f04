package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.Continuation;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.List;

/** Cuts the execution of an element into jobs. Thread-safe. */
public interface Continuations {

  /** Makes the job that begins an element. */
  void before(ExecutionEntity execution, Node node, BpmnContext context);

  /** Makes the job that begins one instance of a multi-instance activity. */
  void beforeInstance(
      ExecutionEntity instance, Node node, Continuation continuation, BpmnContext context);

  /** Makes the job that goes on behind an element; flows is null for all whose conditions hold. */
  void after(
      ExecutionEntity execution,
      Node node,
      Continuation continuation,
      List<Flow> flows,
      BpmnContext context);
}

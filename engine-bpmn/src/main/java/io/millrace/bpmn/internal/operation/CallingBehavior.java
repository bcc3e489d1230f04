package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/** The behavior of an activity that calls another process. */
public interface CallingBehavior extends ActivityBehavior {

  @Override
  default boolean isCall() {
    return true;
  }

  /**
   * Calls a process, and says where it begins.
   *
   * @param version which version is called; null for the one that the model says
   * @param beginning where it begins; null for its start event
   */
  void call(
      ExecutionEntity execution,
      Integer version,
      InstanceStart.Beginning beginning,
      BpmnContext context);
}

package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.variable.KeptVariables;

/** A behavior that runs several instances of one activity. */
public interface LoopBehavior extends ActivityBehavior {

  /** Tells whether an instance begins only when the one before it is done. */
  boolean sequential();

  /** Tells which variables each instance keeps to itself when they are set in it. */
  default KeptVariables keptByInstances() {
    return KeptVariables.NONE;
  }

  /** One instance is done and written down; its execution is still there. */
  void instanceCompleted(ExecutionEntity instance, BpmnContext context);

  /**
   * Prepares that the loop goes on in another version.
   *
   * @param there what it is there
   * @return does what has to be done when it has that version
   */
  default Runnable migration(ExecutionEntity root, Node there, BpmnContext context) {
    return () -> {};
  }

  /** The loop is over or cancelled, and its root is about to be a plain token again, or to go. */
  void loopEnds(ExecutionEntity root, BpmnContext context);
}

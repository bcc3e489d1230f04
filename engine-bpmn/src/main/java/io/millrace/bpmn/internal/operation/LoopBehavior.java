package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.Map;

/** A behavior that runs several instances of one activity. */
public interface LoopBehavior extends ActivityBehavior {

  /** One instance is done and written down; its execution is still there. */
  void instanceCompleted(ExecutionEntity instance, BpmnContext context);

  /**
   * Adds an instance while the loop runs.
   *
   * @param variables what the instance begins with
   */
  ExecutionEntity add(ExecutionEntity root, Map<String, ?> variables, BpmnContext context);

  /**
   * Takes an instance away while the loop runs.
   *
   * @param completed whether it counts as done
   */
  void delete(ExecutionEntity instance, boolean completed, BpmnContext context);

  /** The loop is over or cancelled, and its root is about to be a plain token again, or to go. */
  void loopEnds(ExecutionEntity root, BpmnContext context);
}

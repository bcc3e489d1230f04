package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.Map;

/** A loop over a known number of instances, which can change while it runs. */
public interface MultiInstanceLoop extends LoopBehavior {

  /**
   * Adds an instance while the loop runs.
   *
   * @param variables what the instance begins with
   */
  ExecutionEntity add(ExecutionEntity root, Map<String, ?> variables, BpmnContext context);

  /**
   * Adds an instance that is under way while the loop runs. Nothing begins in it; who asks for it
   * says what does.
   */
  ExecutionEntity join(ExecutionEntity root, BpmnContext context);

  /**
   * Takes an instance away while the loop runs.
   *
   * @param completed whether it counts as done
   */
  void delete(ExecutionEntity instance, boolean completed, BpmnContext context);

  /** The whole loop is cut off from inside, and goes on as if it were done. */
  void terminate(ExecutionEntity root, String reason, BpmnContext context);
}

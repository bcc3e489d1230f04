package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.expression.Expression;
import java.util.List;

/**
 * The events that the instances of a multi-instance activity throw when they complete, most of all
 * for events at its border. Immutable.
 *
 * <p>Spec: BPMN 2.0.2 table 10.31, §13.3.7.
 *
 * @param first thrown by the first one only; null for none
 * @param each thrown by each of them; null for none
 * @param chosen thrown where a condition holds
 */
record LoopThrows(EventThrow first, EventThrow each, List<Chosen> chosen) {

  static final LoopThrows NONE = new LoopThrows(null, null, List.of());

  /** An event that is thrown where a condition holds. */
  record Chosen(Expression condition, EventThrow event) {}

  /**
   * Throws what an instance throws that has just completed, and still is there.
   *
   * @return false if that has ended the loop
   */
  boolean happen(ExecutionEntity instance, ExecutionEntity root, BpmnContext context) {
    if (first != null && root.loopCompleted() == 1) {
      first.happen(instance, context);
    }
    if (each != null) {
      each.happen(instance, context);
    }
    for (var one : chosen) {
      if (!instance.isDeleted() && one.condition().evaluateBoolean(context.scope(instance))) {
        one.event().happen(instance, context);
      }
    }
    return !instance.isDeleted() && root.isMultiInstanceRoot();
  }
}

package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.LimitExceededException;

/** Guards instances that call one another without end, across engines. Stateless. */
public final class CallDepth {

  private CallDepth() {}

  /**
   * Refuses a call that is nested too deep.
   *
   * @throws LimitExceededException naming the element that calls
   */
  public static void check(ExecutionEntity caller, BpmnContext context) {
    var most = context.runtime().limits().callDepth();
    if (of(caller, context) + 1 > most) {
      throw new LimitExceededException(
          "Call activity '"
              + caller.activityId()
              + "' is nested more than "
              + most
              + " instances deep. Break the circle of calls, or raise maxCallDepth.");
    }
  }

  /** Returns how many instances there are from that of an execution up to the root. */
  static int of(ExecutionEntity execution, BpmnContext context) {
    var depth = 1;
    var instance = context.tree().processInstance(execution);
    for (; instance.superExecutionId() != 0; depth++) {
      instance = context.tree().processInstance(context.tree().find(instance.superExecutionId()));
    }
    var outside = OutsideCaller.of(instance, context);
    return outside == null ? depth : depth + outside.depth();
  }
}

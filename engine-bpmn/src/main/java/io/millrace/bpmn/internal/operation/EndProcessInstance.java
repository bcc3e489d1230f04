package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.bpmn.internal.persistence.InstanceEnd;

/**
 * A process instance ends: whatever is left in it is cancelled, it is written down, and the element
 * that called it goes on.
 *
 * @param execution the process instance
 * @param endActivityId where it ended; null if it was deleted
 * @param reason why it was cut off; null if it came to its end
 * @param keptReason why no event of its own ended it, for history; null if one did
 */
public record EndProcessInstance(
    BpmnContext context,
    ExecutionEntity execution,
    String endActivityId,
    String reason,
    String keptReason)
    implements TokenOperation {

  /** An instance that comes to its own end, or is cut off for a reason. */
  public EndProcessInstance(
      BpmnContext context, ExecutionEntity execution, String endActivityId, String reason) {
    this(context, execution, endActivityId, reason, reason);
  }

  @Override
  public void move() {
    var caller = context.tree().find(execution.superExecutionId());
    var outside = OutsideCaller.of(execution, context);
    context.runtime().disposal().cancelChildren(execution, reason, context);
    if (!tellListeners()) {
      return;
    }
    context.runtime().disposal().cancelChildren(execution, reason, context); // begun by listeners
    if (caller != null && reason == null) {
      if (!giveBack(caller)) {
        return;
      }
    } else if (outside != null && reason == null) {
      outside.ends(context.side(execution));
    }
    if (execution.publishEnd()) {
      context.tell(() -> context.runtime().eventBus().processEnded(execution, reason, context));
    }
    if (execution.isDeleted()) {
      return;
    }
    var user = context.runtime().identity().currentUserId();
    var superCase = outside == null ? 0 : outside.instanceId();
    context.history().processEnded(execution, endActivityId, user, keptReason, superCase);
    context.runtime().disposal().remove(execution, context);
    if (caller != null && reason == null) {
      context.leave(caller);
    } else if (outside != null && reason == null) {
      outside.ended();
    }
  }

  /**
   * Returns false if the mapping threw what is caught, which goes on from the element that called.
   */
  private boolean giveBack(ExecutionEntity caller) {
    try {
      context.node(caller).inner().calledInstanceEnds(caller, context.side(execution), context);
      return true;
    } catch (RuntimeException thrown) {
      execution.endedBy(InstanceEnd.ERROR);
      new ErrorPropagation(context).propagate(thrown, caller);
      return false;
    }
  }

  /** Returns false if a listener has deleted the instance. */
  private boolean tellListeners() {
    var process = context.process(execution);
    var end = endActivityId == null ? null : process.node(endActivityId).element().info();
    return process.listeners().tellInstanceEnd(end, execution, context);
  }
}

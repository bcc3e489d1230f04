package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.Activity;
import io.millrace.bpmn.internal.model.Continuation;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.persistence.Dependent;
import java.util.List;

/**
 * An element is done: listeners hear of it, it is written down, what waited at its border stops
 * waiting, and the token goes on.
 *
 * <p>In an instance that is suspended the token rests here as a job, and goes on when the instance
 * does. Does nothing if an event at the border has taken the token away before.
 *
 * @param elementId the element
 * @param flows the flows to take; null for all whose conditions hold
 */
public record LeaveActivity(
    BpmnContext context, ExecutionEntity execution, String elementId, List<Flow> flows)
    implements TokenOperation {

  @Override
  public void move() {
    if (execution.activityId().equals(elementId)) {
      leave(context.node(execution));
    }
  }

  private void leave(Node node) {
    var continuation = continuation(node);
    if (continuation.asyncAfter() || execution.isSuspended()) {
      context.runtime().disposal().waits(execution, context);
      context.runtime().continuations().after(execution, node, continuation, flows, context);
    } else {
      new CompleteActivity(context, execution, flows).move();
    }
  }

  /** Each instance of a loop is cut as its loop says, the loop as a whole as its element says. */
  private Continuation continuation(Node node) {
    return node.element() instanceof Activity activity
            && activity.isMultiInstance()
            && isLoopInstance(execution, context)
        ? activity.loop().continuation()
        : node.element().continuation();
  }

  /** Tells whether an execution is one instance of a multi-instance activity. */
  public static boolean isLoopInstance(ExecutionEntity execution, BpmnContext context) {
    var parent = context.tree().parent(execution);
    return parent != null
        && parent.isMultiInstanceRoot()
        && parent.count(Dependent.CHILD) > 0
        && execution.activityId().equals(parent.activityId());
  }
}

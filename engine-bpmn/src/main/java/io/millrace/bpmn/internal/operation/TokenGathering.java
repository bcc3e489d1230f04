package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.ArrayList;

/**
 * Lets tokens wait at an activity until as many have come as it takes to begin, along whichever
 * flows. They become one then. What is begun by a call, not along a flow, waits for nobody.
 *
 * <p>Spec: BPMN 2.0.2 §10.3, table 10.3 (startQuantity), §13.3.2.
 *
 * @param node the activity
 */
record TokenGathering(Node node, BpmnContext context) {

  /** Tells whether the activity begins now that a token has come; else the token waits. */
  boolean isComplete(ExecutionEntity token) {
    if (token.incomingFlowId() == null) {
      return true;
    }
    var others = new ArrayList<ExecutionEntity>();
    for (var other : context.tree().children(context.tree().parent(token))) {
      if (other != token && waitsHere(other)) {
        others.add(other);
      }
    }
    if (others.size() + 1 < node.quantity().start()) {
      context.awaitOthers(token);
      return false;
    }
    for (var other : others.subList(0, node.quantity().start() - 1)) {
      context.runtime().disposal().remove(other, context);
    }
    token.incomingFlowId(null);
    return true;
  }

  private boolean waitsHere(ExecutionEntity other) {
    return other.incomingFlowId() != null
        && !other.isActive()
        && !other.isInActivity()
        && node.id().equals(other.activityId());
  }
}

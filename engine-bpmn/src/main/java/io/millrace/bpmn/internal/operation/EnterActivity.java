package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/**
 * A token arrives at an element: its job is made if the element is asynchronous, or if the instance
 * was suspended on the way; otherwise it begins. Where the element needs more tokens, it waits for
 * them first.
 */
record EnterActivity(BpmnContext context, ExecutionEntity execution, Node node)
    implements TokenOperation {

  @Override
  public void move() {
    context.arrive(execution, node);
    if (node.quantity().start() > 1 && !new TokenGathering(node, context).isComplete(execution)) {
      return;
    }
    if (node.element().continuation().asyncBefore() || execution.isSuspended()) {
      context.runtime().continuations().before(execution, node, context);
    } else {
      new BeginActivity(context, execution, node).move();
    }
  }
}

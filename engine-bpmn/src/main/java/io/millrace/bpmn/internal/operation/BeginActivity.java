package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.Activity;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/** An element begins: what is at its border starts to wait, then the element does its work. */
public record BeginActivity(BpmnContext context, ExecutionEntity execution, Node node)
    implements TokenOperation {

  @Override
  public void move() {
    takeData();
    awaitBoundaryEvents();
    if (isMultiInstance()) {
      node.behavior().execute(execution, context);
    } else {
      new StartActivity(context, execution, node).move();
    }
  }

  /** Begins an element that is no loop, all but its work. */
  public void begin() {
    awaitBoundaryEvents();
    new StartActivity(context, execution, node).begin();
  }

  private void awaitBoundaryEvents() {
    for (var event : node.boundaryEvents()) {
      context.runtime().events().await(execution, event, context);
    }
  }

  /** Events at the border see it; in a loop each instance takes its own. */
  private void takeData() {
    if (!isMultiInstance()) {
      node.data().begin(execution, context);
    }
  }

  private boolean isMultiInstance() {
    return node.element() instanceof Activity activity && activity.isMultiInstance();
  }
}

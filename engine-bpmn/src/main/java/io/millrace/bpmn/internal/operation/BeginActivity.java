package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.Activity;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.function.Consumer;

/** An element begins: what is at its border starts to wait, then the element does its work. */
public record BeginActivity(BpmnContext context, ExecutionEntity execution, Node node)
    implements TokenOperation {

  @Override
  public void move() {
    if (isMultiInstance()) { // each instance takes its own data
      awaitBoundaryEvents();
      node.behavior().execute(execution, context);
      return;
    }
    var start = new StartActivity(context, execution, node);
    start.takeData(); // events at the border see it
    awaitBoundaryEvents();
    start.work();
  }

  /** Begins an element that is no loop, all but its work. */
  public void begin() {
    awaitBoundaryEvents();
    new StartActivity(context, execution, node).begin();
  }

  /**
   * Begins an element with other work than its own; one instance of a loop waits for nothing at its
   * border.
   */
  void begin(Consumer<ExecutionEntity> work) {
    var start = new StartActivity(context, execution, node);
    node.data().begin(execution, context);
    if (!context.isLoopInstance(execution)) {
      awaitBoundaryEvents();
    }
    if (start.begin()) {
      work.accept(execution);
    }
  }

  private void awaitBoundaryEvents() {
    for (var event : node.boundaryEvents()) {
      context.runtime().events().await(execution, event, context);
    }
  }

  private boolean isMultiInstance() {
    return node.element() instanceof Activity activity && activity.isMultiInstance();
  }
}

package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/**
 * One instance of an element starts: it is written down, listeners hear of it, and it does its
 * work.
 */
public record StartActivity(BpmnContext context, ExecutionEntity execution, Node node)
    implements TokenOperation {

  @Override
  public void move() {
    takeData();
    work();
  }

  /** Takes the data in; an element that is skipped takes none and gives none. */
  void takeData() {
    if (node.data().takesIn()) {
      askForSkip();
      if (!execution.isSkipped()) {
        node.data().begin(execution, context);
      }
    }
  }

  /** Where no data is taken in, listeners may still decide whether the work is left out. */
  void work() {
    if (!begin()) {
      return;
    }
    if (!node.data().takesIn()) {
      askForSkip();
    }
    if (execution.isSkipped()) {
      context.leave(execution);
    } else {
      node.inner().execute(execution, context);
    }
  }

  private void askForSkip() {
    execution.skipped(node.isSkipped(execution, context));
  }

  /**
   * Begins the instance: that is written down, and listeners hear of it. The rest of the step where
   * the work is done before the family is locked.
   *
   * @return false if a listener has ended it, or taken its token elsewhere
   */
  public boolean begin() {
    context.history().activityStarted(execution);
    var visit = execution.activityInstanceId();
    context.runtime().eventBus().activityStarted(execution, context);
    node.listeners().tell("start", execution, context);
    return !execution.isDeleted() && execution.activityInstanceId() == visit;
  }
}

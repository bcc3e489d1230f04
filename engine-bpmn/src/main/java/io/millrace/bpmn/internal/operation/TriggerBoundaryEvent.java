package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.BoundaryEvent;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/**
 * An event at the border of an activity happens.
 *
 * <p>Interrupting: the activity with all inside it is cancelled, and its token goes on from the
 * event. Otherwise a new token starts at the event beside the activity. Spec: BPMN 2.0.2 §13.5.3.
 *
 * @param execution the execution of the activity
 * @param event the event
 */
record TriggerBoundaryEvent(BpmnContext context, ExecutionEntity execution, Node event)
    implements TokenOperation {

  @Override
  public void move() {
    if (((BoundaryEvent) event.element()).interrupting()) {
      context
          .runtime()
          .disposal()
          .cancelActivity(execution, "boundary event '" + event.id() + "'", context);
      context.enter(execution, event);
    } else {
      var token = context.tree().addChild(context.tree().parent(execution));
      context.enter(token, event);
    }
  }
}

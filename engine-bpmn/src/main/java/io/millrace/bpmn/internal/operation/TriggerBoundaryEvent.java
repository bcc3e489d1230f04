package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.BoundaryEvent;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/**
 * An event at the border of an activity happens.
 *
 * <p>Interrupting: the activity with all inside it is cancelled, and its token goes on from the
 * event. Otherwise a new token starts at the event beside the activity. Of several events that
 * interrupt in one unit of work the first one does; none does once the activity is done. Spec: BPMN
 * 2.0.2 §13.5.3.
 *
 * @param execution the execution of the activity
 * @param event the event
 * @param arrival what its token brings along
 */
record TriggerBoundaryEvent(
    BpmnContext context, ExecutionEntity execution, Node event, Arrival arrival)
    implements TokenOperation {

  TriggerBoundaryEvent(BpmnContext context, ExecutionEntity execution, Node event) {
    this(context, execution, event, Arrival.WITH_NOTHING);
  }

  @Override
  public void move() {
    var boundary = (BoundaryEvent) event.element();
    if (!boundary.interrupting()) {
      enter(context.tree().addChild(context.tree().parent(execution)));
    } else if (boundary.attachedTo().equals(execution.activityId()) && execution.isUnderWay()) {
      interrupt();
    }
  }

  /** The token is at the event from now on, so that steps planned for the activity pass it over. */
  private void interrupt() {
    new Interruption(event, context).run(this::cancel);
    if (!execution.isDeleted()) {
      execution.activityId(event.id());
      enter(execution);
    }
  }

  private void cancel() {
    context
        .runtime()
        .disposal()
        .cancelActivity(execution, "boundary event '" + event.id() + "'", context);
  }

  private void enter(ExecutionEntity token) {
    arrival.at(token, context);
    context.enter(token, event);
  }
}

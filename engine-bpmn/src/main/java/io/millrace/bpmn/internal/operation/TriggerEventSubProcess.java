package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.StartEvent;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.persistence.Dependent;

/**
 * The event of an event sub-process comes while the scope around it is active.
 *
 * <p>Interrupting: all else in the scope is cancelled, and nothing else is awaited in it from now
 * on. Otherwise the event sub-process runs beside the rest, as often as its event comes. The first
 * one that interrupts does; none does once the scope is done. Spec: BPMN 2.0.2 §13.5.4.
 *
 * @param execution the scope: a process instance, or the execution of a sub-process
 * @param event the start event
 * @param arrival what its token brings along
 */
record TriggerEventSubProcess(
    BpmnContext context, ExecutionEntity execution, Node event, Arrival arrival)
    implements TokenOperation {

  TriggerEventSubProcess(BpmnContext context, ExecutionEntity execution, Node event) {
    this(context, execution, event, Arrival.WITH_NOTHING);
  }

  @Override
  public void move() {
    var handler = event.scope();
    if (!isActive(handler.scope()) || ScopeEvents.isInterrupted(execution, context)) {
      return;
    }
    if (((StartEvent) event.element()).interrupting()) {
      new Interruption(event, context).run(() -> interrupt(handler));
    }
    if (execution.isDeleted()) {
      return; // by a listener
    }
    var token = context.tree().addChild(execution);
    token.activityId(handler.id());
    arrival.at(token, context);
    context.enter(token, handler);
  }

  /**
   * A scope without tokens is done, even if it has not been left yet; not so an ad-hoc sub-process,
   * which waits for its activities to be started.
   */
  private boolean isActive(Node scope) {
    var isThere =
        scope == null
            ? execution.isProcessInstance()
            : scope.id().equals(execution.activityId())
                && execution.isInActivity()
                && !execution.isMultiInstanceRoot();
    return isThere && (execution.count(Dependent.CHILD) > 0 || isIdle(scope));
  }

  private boolean isIdle(Node scope) {
    return scope != null && scope.inner() instanceof AdHocScope && !execution.isActive();
  }

  private void interrupt(Node handler) {
    var disposal = context.runtime().disposal();
    disposal.cancelChildren(execution, "event sub-process '" + handler.id() + "'", context);
    disposal.waits(execution, ScopeEvents.at(execution, context), context);
  }
}

package io.millrace.cmmn.internal.behavior;

import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.signal.EventNames;
import io.millrace.common.internal.signal.SignalDelivery;
import io.millrace.common.internal.subscription.Subscriptions;

/**
 * Occurs when a signal is sent, by a process, a case, or a call.
 *
 * <p>Spec: CMMN 1.1 §5.4.2 leaves kinds of events to the engine.
 *
 * @param signal the name of the signal, or an expression
 * @param names evaluates it
 */
public record SignalListenerBehavior(String signal, EventNames names)
    implements EventListenerBehavior {

  @Override
  public boolean listens() {
    return true;
  }

  @Override
  public void listen(PlanItemEntity item, CmmnContext context) {
    if (item.count(Dependent.SUBSCRIPTION) == 0) {
      Subscriptions.of(context.command())
          .subscribe(
              item,
              item.scopeRef(),
              SignalDelivery.EVENT_TYPE,
              names.of(signal, item.elementId(), context.scope(item)),
              item.elementId());
    }
  }
}

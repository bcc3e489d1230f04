package io.millrace.cmmn.internal.behavior;

import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.eventregistry.EventInstance;
import io.millrace.common.internal.eventregistry.EventWait;
import io.millrace.common.internal.persistence.Dependent;

/**
 * Occurs when an event of the event registry comes that has the values it asks for.
 *
 * <p>Spec: CMMN 1.1 §5.4.2 leaves kinds of events to the engine.
 *
 * @param event what it waits for
 */
public record RegistryListenerBehavior(EventWait event) implements EventListenerBehavior {

  @Override
  public boolean listens() {
    return true;
  }

  @Override
  public void listen(PlanItemEntity item, CmmnContext context) {
    if (item.count(Dependent.SUBSCRIPTION) == 0) {
      event.subscribe(
          item, item.scopeRef(), item.elementId(), context.scope(item), context.command());
    }
  }

  @Override
  public void received(PlanItemEntity item, EventInstance received, CmmnContext context) {
    var variables = context.variables();
    var scope = context.scope(item);
    event
        .variables()
        .received(received, false, scope)
        .forEach((name, value) -> variables.set(item, name, value));
    event
        .variables()
        .received(received, true, scope)
        .forEach(
            (name, value) -> variables.access().setTransient(variables.node(item), name, value));
    context.apply(item, Transition.OCCUR);
  }
}

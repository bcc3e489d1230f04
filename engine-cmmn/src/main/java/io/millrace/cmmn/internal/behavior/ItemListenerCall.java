package io.millrace.cmmn.internal.behavior;

import io.millrace.cmmn.delegate.DelegatePlanItemInstance;
import io.millrace.cmmn.delegate.PlanItemInstanceLifecycleListener;
import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.operation.LifecycleListeners;
import io.millrace.cmmn.internal.operation.StateChange;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.listener.Moment;
import java.util.Map;

/**
 * Calls a lifecycle listener of a plan item.
 *
 * @param moment when
 * @param code what it does
 */
record ItemListenerCall(Moment moment, ListenerCode<PlanItemInstanceLifecycleListener> code)
    implements LifecycleListeners.Call<PlanItemEntity> {

  private static final String NAME = "planItemInstance";

  @Override
  public void notify(PlanItemEntity item, StateChange change, CmmnContext context) {
    var scopes = context.runtime().scopes();
    var live = scopes.delegate(item, change.transition().text(), context);
    moment.call(
        DelegatePlanItemInstance.class,
        live,
        NAME,
        () ->
            scopes.listenerScope(Map.of(NAME, live), context.tree().instance(item), item, context),
        context.command(),
        (seen, scope) -> code.run(scope, listener -> tell(listener, seen, change)));
  }

  private static void tell(
      PlanItemInstanceLifecycleListener listener, DelegatePlanItemInstance seen, StateChange change)
      throws Exception {
    if (change.isFrom(listener.getSourceState()) && change.isTo(listener.getTargetState())) {
      listener.stateChanged(seen, change.from(), change.to());
    }
  }
}

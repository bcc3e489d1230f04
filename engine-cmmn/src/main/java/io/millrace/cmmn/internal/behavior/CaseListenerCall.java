package io.millrace.cmmn.internal.behavior;

import io.millrace.cmmn.delegate.CaseInstanceLifecycleListener;
import io.millrace.cmmn.delegate.DelegateCaseInstance;
import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.operation.LifecycleListeners;
import io.millrace.cmmn.internal.operation.StateChange;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.common.internal.listener.Moment;
import java.util.Map;

/**
 * Calls a lifecycle listener of a case.
 *
 * @param moment when
 * @param code what it does
 */
record CaseListenerCall(Moment moment, ListenerCode<CaseInstanceLifecycleListener> code)
    implements LifecycleListeners.Call<CaseInstanceEntity> {

  private static final String NAME = "caseInstance";

  @Override
  public void notify(CaseInstanceEntity instance, StateChange change, CmmnContext context) {
    var scopes = context.runtime().scopes();
    var live = scopes.delegate(instance, change.transition().text(), context);
    moment.call(
        DelegateCaseInstance.class,
        live,
        NAME,
        () -> scopes.listenerScope(Map.of(NAME, live), instance, null, context),
        context.command(),
        (seen, scope) -> code.run(scope, listener -> tell(listener, seen, change)));
  }

  private static void tell(
      CaseInstanceLifecycleListener listener, DelegateCaseInstance seen, StateChange change)
      throws Exception {
    if (change.isFrom(listener.getSourceState()) && change.isTo(listener.getTargetState())) {
      listener.stateChanged(seen, change.from(), change.to());
    }
  }
}

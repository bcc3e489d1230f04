package io.millrace.cmmn.internal.behavior;

import io.millrace.cmmn.delegate.CaseVariableListener;
import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.operation.VariableChange;
import io.millrace.cmmn.internal.operation.VariableListeners;
import java.util.Map;

/**
 * Calls a variable listener. An expression sees the change as {@code variable}.
 *
 * @param code what it does
 */
record VariableListenerCall(ListenerCode<CaseVariableListener> code)
    implements VariableListeners.Call {

  @Override
  public void notify(VariableChange change, CmmnContext context) {
    var scopes = context.runtime().scopes();
    var seen = scopes.delegate(change, context);
    var scope =
        scopes.listenerScope(Map.of("variable", seen), change.instance(), change.item(), context);
    code.run(scope, listener -> listener.notify(seen));
  }
}

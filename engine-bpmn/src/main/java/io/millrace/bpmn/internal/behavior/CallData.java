package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.delegate.DelegateVariableMapping;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.call.CallSide;
import io.millrace.common.internal.call.CallVariables;
import io.millrace.common.internal.delegate.DelegateInstances.DelegateSource;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.ShortText;
import io.millrace.common.internal.variable.NodeScope;
import java.util.Map;

/**
 * What passes between a caller and what it calls.
 *
 * @param variables the variables
 * @param inheritBusinessKey whether the called instance has the caller's business key
 * @param businessKey gives the business key; null where it is inherited or there is none
 * @param code maps variables as well; or null
 */
public record CallData(
    CallVariables variables,
    boolean inheritBusinessKey,
    Expression businessKey,
    DelegateSource<DelegateVariableMapping> code) {

  /** Returns the variables that go along. */
  Map<String, Object> values(ExecutionEntity caller, BpmnContext context) {
    if (code == null) {
      return variables.in().isEmpty() ? Map.of() : variables.in(context.side(caller));
    }
    var side = context.side(caller);
    var values = variables.in(side);
    code.get(side.scope())
        .mapInputVariables(context.runtime().scopes().delegate(caller, context), values);
    return values;
  }

  /** Returns the variables that go along and that nobody writes down. */
  Map<String, Object> transientValues(ExecutionEntity caller, BpmnContext context) {
    return variables.in().isEmpty() ? Map.of() : variables.transientIn(context.side(caller));
  }

  /** Takes back what the called instance leaves. */
  void out(ExecutionEntity caller, CallSide called, BpmnContext context) {
    var side = context.side(caller);
    variables.out(side, called);
    if (code != null) {
      code.get(side.scope())
          .mapOutputVariables(
              context.runtime().scopes().delegate(caller, context),
              new NodeScope(called.access(), called.node()));
    }
  }

  String businessKey(ExecutionEntity caller, BpmnContext context) {
    if (inheritBusinessKey) {
      return context.tree().processInstance(caller).businessKey();
    }
    return new ShortText("The business key of what '" + caller.activityId() + "' calls")
        .of(businessKey, context.scope(caller));
  }
}

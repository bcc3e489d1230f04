package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.call.CallVariables;
import io.millrace.common.internal.expression.Expression;
import java.util.Map;

/**
 * What passes between a caller and what it calls.
 *
 * @param variables the variables
 * @param inheritBusinessKey whether the called instance has the caller's business key
 * @param businessKey gives the business key; null where it is inherited or there is none
 */
public record CallData(
    CallVariables variables, boolean inheritBusinessKey, Expression businessKey) {

  /** Returns the variables that go along. */
  Map<String, Object> values(ExecutionEntity caller, BpmnContext context) {
    return variables.in().isEmpty() ? Map.of() : variables.in(context.side(caller));
  }

  String businessKey(ExecutionEntity caller, BpmnContext context) {
    if (inheritBusinessKey) {
      return context.tree().processInstance(caller).businessKey();
    }
    return businessKey == null ? null : businessKey.evaluateString(context.scope(caller));
  }
}

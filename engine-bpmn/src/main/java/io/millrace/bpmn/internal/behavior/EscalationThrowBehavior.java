package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.CatchingEvent;
import io.millrace.bpmn.internal.operation.Escalation;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.ExpressionException;
import io.millrace.common.internal.expression.Expression;

/**
 * An escalation throw or end event: the innermost event that catches the escalation happens, then
 * the token goes on or ends, if it was not cancelled by that. An escalation that nobody catches
 * does no harm.
 *
 * <p>Spec: BPMN 2.0.2 §10.5.1, §13.5.2, §13.5.6.
 *
 * @param code gives the code of the escalation
 */
public record EscalationThrowBehavior(Expression code) implements EventThrow {

  @Override
  public void happen(ExecutionEntity execution, BpmnContext context) {
    var escalation = new Escalation(code(execution, context), execution, context);
    var caught = escalation.caught();
    if (caught != null && endsWith(caught, execution, context)) {
      escalation.happensAt(caught);
    }
  }

  /** The event is done before it is cancelled with what it stands in. */
  private static boolean endsWith(
      CatchingEvent<?> caught, ExecutionEntity execution, BpmnContext context) {
    return !caught.interrupts() || !execution.isInActivity() || context.done(execution);
  }

  private String code(ExecutionEntity execution, BpmnContext context) {
    var value = code.evaluateString(context.scope(execution));
    if (value == null || value.isBlank()) {
      throw new ExpressionException(
          "The escalationCode '"
              + code.text()
              + "' of '"
              + execution.activityId()
              + "' gives nothing. It has to give the code of an escalation; correct it or its variables.");
    }
    return value;
  }
}

package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.operation.ActivityBehavior;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.List;

/**
 * A throw or end event with several definitions: brings all of them about, one after the other, as
 * long as its token is there: what may cancel it comes late, and what ends its scope last.
 *
 * <p>Spec: BPMN 2.0.2 tables 10.88 and 10.89.
 *
 * @param parts what is brought about, in this order
 * @param last what ends the token's scope; null for nothing, then the token goes on
 */
record MultipleThrowBehavior(List<EventThrow> parts, ActivityBehavior last)
    implements ActivityBehavior {

  @Override
  public void execute(ExecutionEntity execution, BpmnContext context) {
    happen(execution, context);
    if (execution.isDeleted()) {
      return;
    }
    if (last == null) {
      context.leave(execution);
    } else {
      last.execute(execution, context);
    }
  }

  /** Brings the parts about; what may end the scope is left. */
  void happen(ExecutionEntity execution, BpmnContext context) {
    for (var part : parts) {
      if (!execution.isDeleted()) {
        part.happen(execution, context);
      }
    }
  }
}

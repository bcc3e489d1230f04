package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.CompensationThrower;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.List;

/**
 * A throw or end event of which some definitions compensate: all that they mean is one
 * compensation, which begins when what does no harm to the token has been brought about; what may
 * cancel it, or ends its scope, comes when the handlers that are waited for have completed.
 *
 * <p>Spec: BPMN 2.0.2 tables 10.88 and 10.89, §13.5.5.
 *
 * @param first what is brought about before the compensation
 * @param compensations what is compensated
 * @param afterwards what is brought about after it
 */
record CompensateAmongOthersBehavior(
    MultipleThrowBehavior first,
    List<CompensateBehavior> compensations,
    MultipleThrowBehavior afterwards)
    implements CompensationThrower {

  @Override
  public void execute(ExecutionEntity execution, BpmnContext context) {
    first.happen(execution, context);
    if (execution.isDeleted()) {
      return;
    }
    var waits = false;
    for (var compensation : compensations) {
      waits |= compensation.hasToWait(execution, context);
    }
    if (waits) {
      CompensateBehavior.begin(execution, context);
    } else {
      compensated(execution, context);
    }
  }

  @Override
  public void compensated(ExecutionEntity execution, BpmnContext context) {
    afterwards.execute(execution, context);
  }
}

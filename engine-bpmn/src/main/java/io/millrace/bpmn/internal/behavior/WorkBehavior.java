package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.WorkingBehavior;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.work.Work;

/**
 * Does work that is the same in all engines, then goes on: scripts, decisions, requests, mails,
 * commands.
 *
 * <p>Spec: BPMN 2.0.2 §10.3.3, §13.3.3.
 *
 * @param work the work
 * @param keepsResults whether its results are the execution's own
 */
record WorkBehavior(Work work, boolean keepsResults) implements WorkingBehavior {

  @Override
  public void work(ExecutionEntity execution, BpmnContext context) {
    work.run(new ExecutionWorkplace(execution, keepsResults, context));
  }

  @Override
  public void worked(ExecutionEntity execution, BpmnContext context) {
    context.leave(execution);
  }
}

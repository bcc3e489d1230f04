package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.operation.ActivityBehavior;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.task.TaskPlan;
import io.millrace.common.internal.task.Tasks;

/**
 * Waits until {@code TaskService.complete} is called for the task it creates.
 *
 * <p>Spec: BPMN 2.0.2 §10.3.3, §13.3.3. Deviation: a resource role becomes an identity link of the
 * task.
 *
 * @param draft what the task is to be
 * @param tasks creates tasks
 */
public record UserTaskBehavior(TaskPlan draft, Tasks tasks) implements ActivityBehavior {

  @Override
  public void execute(ExecutionEntity execution, BpmnContext context) {
    var scope = context.scope(execution);
    var task = draft.task(scope, context.now());
    task.suspended(execution.isSuspended());
    tasks.creation().create(context.command(), task, execution.scopeRef(), draft.links(scope));
  }

  @Override
  public void trigger(ExecutionEntity execution, BpmnContext context) {
    tasks
        .end()
        .cancel(context.command(), java.util.List.of(execution), "the execution was triggered");
    context.leave(execution);
  }
}

package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.model.UserTask;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.TaskActivity;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.expression.VariableName;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.common.internal.task.TaskPlan;
import io.millrace.common.internal.task.Tasks;
import java.util.List;

/**
 * Waits until {@code TaskService.complete} is called for the task it creates.
 *
 * <p>Spec: BPMN 2.0.2 §10.3.3, §13.3.3. Deviation: a resource role becomes an identity link of the
 * task.
 *
 * @param draft what the task is to be
 * @param taskIdName the variable that gets the task's id; or null
 * @param completerName the variable that gets who completed it; or null
 * @param tasks creates tasks
 */
public record UserTaskBehavior(
    TaskPlan draft, VariableName taskIdName, VariableName completerName, Tasks tasks)
    implements TaskActivity {

  /** Makes the behavior of a user task. */
  public static UserTaskBehavior of(
      UserTask task, TaskPlan draft, Expressions expressions, Tasks tasks) {
    return new UserTaskBehavior(
        draft,
        VariableName.of(task.variables().taskId(), expressions),
        VariableName.of(task.variables().completer(), expressions),
        tasks);
  }

  /**
   * The variable of the id is set before listeners hear of the task, which may complete it; the
   * times of timeouts see what these have set.
   */
  @Override
  public void execute(ExecutionEntity execution, BpmnContext context) {
    var node = context.node(execution);
    var scope = context.scope(execution);
    var task = draft.task(scope, context.now());
    task.suspended(execution.isSuspended());
    tasks
        .creation()
        .create(
            context.command(),
            task,
            execution.scopeRef(),
            draft.links(scope),
            made -> made(made, execution, context));
    if (!node.taskTimeouts().isEmpty() && !task.isDeleted()) {
      context.runtime().events().awaitTimeouts(task, node, node.taskTimeouts(), context);
    }
  }

  private void made(TaskEntity task, ExecutionEntity execution, BpmnContext context) {
    context.variables().set(execution, taskIdName, ExternalIds.text(task.id()));
  }

  @Override
  public void taskCompleted(ExecutionEntity execution, String completedBy, BpmnContext context) {
    context.variables().set(execution, completerName, completedBy);
  }

  @Override
  public void trigger(ExecutionEntity execution, BpmnContext context) {
    tasks.end().cancel(context.command(), List.of(execution), "the execution was triggered");
    context.leave(execution);
  }
}

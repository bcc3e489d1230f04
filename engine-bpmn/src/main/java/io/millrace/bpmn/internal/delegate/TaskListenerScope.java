package io.millrace.bpmn.internal.delegate;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.Occasion;
import io.millrace.common.delegate.DelegateTask;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.task.TaskEntity;
import java.util.Set;

/**
 * What the expression of a task listener sees: the variables of the task and of all above it, and
 * the objects {@code task}, {@code execution} and {@code variables}.
 *
 * @param row the task
 * @param task the task as listeners see it
 */
record TaskListenerScope(TaskEntity row, DelegateTask task, BpmnContext context)
    implements ExpressionScope {

  private static final Set<String> ROOTS =
      Set.of("task", "execution", "variables", "authenticatedUserId");

  @Override
  public Object resolve(String name) {
    return switch (name) {
      case "task" -> task;
      case "execution" -> {
        var execution = context.tree().find(row.subScopeId());
        var occasion = Occasion.at(execution, task.getEventName());
        yield context.runtime().scopes().delegate(execution, occasion, context);
      }
      case "variables" -> task.getVariables();
      case "authenticatedUserId" -> context.runtime().identity().currentUserId();
      default -> task.hasVariable(name) ? task.getVariable(name) : ABSENT;
    };
  }

  @Override
  public void assign(String name, Object value) {
    task.setVariable(name, value);
  }

  @Override
  public Set<String> roots() {
    return ROOTS;
  }

  @Override
  public String location() {
    return "task '" + row.taskDefinitionKey() + "' of process instance '" + row.scopeId() + "'";
  }
}

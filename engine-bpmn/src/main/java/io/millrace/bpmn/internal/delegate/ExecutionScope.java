package io.millrace.bpmn.internal.delegate;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.Occasion;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.expression.ExpressionScope;
import java.util.Set;

/**
 * What an expression sees at an execution: its variables, and the objects {@code execution} and
 * {@code variables}.
 */
record ExecutionScope(ExecutionEntity execution, Occasion occasion, BpmnContext context)
    implements ExpressionScope {

  static final Set<String> ROOTS = Set.of("execution", "variables", "authenticatedUserId");

  @Override
  public Object resolve(String name) {
    return switch (name) {
      case "execution" -> context.runtime().scopes().delegate(execution, occasion, context);
      case "variables" -> context.variables().all(execution);
      case "authenticatedUserId" -> context.runtime().identity().currentUserId();
      default -> variable(name);
    };
  }

  private Object variable(String name) {
    if (execution.shown().containsKey(name)) {
      return execution.shown().get(name);
    }
    var value = context.variables().get(execution, name);
    if (value != null || context.variables().has(execution, name)) {
      return value;
    }
    context.command().userCodeFollows(); // what is no variable is a bean
    return ABSENT;
  }

  @Override
  public void assign(String name, Object value) {
    context.variables().set(execution, name, value);
  }

  @Override
  public void userCodeFollows() {
    context.command().userCodeFollows();
  }

  @Override
  public Set<String> roots() {
    return ROOTS;
  }

  @Override
  public String location() {
    return "activity '"
        + occasion.elementId()
        + "' of process instance '"
        + execution.processInstanceId()
        + "'";
  }
}

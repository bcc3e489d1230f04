package io.millrace.bpmn.internal.delegate;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.ExecutionScopes;
import io.millrace.bpmn.internal.operation.Occasion;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.delegate.DelegateTask;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.listener.DelegateTaskImpl;
import io.millrace.common.internal.listener.TaskListenerScope;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.common.internal.task.Tasks;
import io.millrace.common.internal.variable.VariableAccess;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Shows executions to delegates, listeners and expressions.
 *
 * @param variables gives the variables of a unit of work
 * @param tasks changes tasks
 * @param engine gives the engine, once it is built
 */
public record DelegateScopes(
    Function<CommandContext, VariableAccess> variables, Tasks tasks, Supplier<ProcessEngine> engine)
    implements ExecutionScopes {

  @Override
  public VariableAccess variables(CommandContext context) {
    return variables.apply(context);
  }

  @Override
  public DelegateExecution delegate(
      ExecutionEntity execution, Occasion occasion, BpmnContext context) {
    context.command().userCodeFollows();
    return new DelegateExecutionImpl(execution, occasion, context, engine);
  }

  @Override
  public DelegateTask delegateTask(TaskEntity task, String eventName, BpmnContext context) {
    context.command().userCodeFollows();
    return new DelegateTaskImpl(
        task,
        eventName,
        context.command(),
        tasks,
        () -> {
          var execution = context.tree().find(task.subScopeId());
          return execution == null
              ? null
              : delegate(execution, Occasion.at(execution, eventName), context);
        });
  }

  @Override
  public ExpressionScope taskScope(TaskEntity task, String eventName, BpmnContext context) {
    return new TaskListenerScope(
        task,
        delegateTask(task, eventName, context),
        ExecutionScope.ROOTS,
        () -> {
          var execution = context.tree().find(task.subScopeId());
          return expressionScope(execution, Occasion.at(execution, eventName), context);
        });
  }

  @Override
  public ExpressionScope expressionScope(
      ExecutionEntity execution, Occasion occasion, BpmnContext context) {
    return new ExecutionScope(execution, occasion, context);
  }
}

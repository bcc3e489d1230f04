package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.delegate.DelegateTask;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.task.TaskEntity;
import io.millrace.common.internal.variable.VariableAccess;

/** Gives executions their variables and shows them to user code. Thread-safe. */
public interface ExecutionScopes {

  /** Returns the variables of a unit of work. */
  VariableAccess variables(CommandContext context);

  /** Returns an execution as listeners see it. */
  DelegateExecution delegate(ExecutionEntity execution, Occasion occasion, BpmnContext context);

  /** Returns an execution as delegates see it. */
  default DelegateExecution delegate(ExecutionEntity execution, BpmnContext context) {
    return delegate(execution, Occasion.at(execution, null), context);
  }

  /** Returns a task as its listeners see it. */
  DelegateTask delegateTask(TaskEntity task, String eventName, BpmnContext context);

  /** Returns what the expression of a task listener sees. */
  ExpressionScope taskScope(TaskEntity task, String eventName, BpmnContext context);

  /** Returns what the expression of a listener sees at an execution. */
  ExpressionScope expressionScope(
      ExecutionEntity execution, Occasion occasion, BpmnContext context);

  /** Returns what an expression sees at an execution. */
  default ExpressionScope expressionScope(ExecutionEntity execution, BpmnContext context) {
    return expressionScope(execution, Occasion.at(execution, null), context);
  }
}

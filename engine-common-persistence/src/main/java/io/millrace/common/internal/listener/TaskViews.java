package io.millrace.common.internal.listener;

import io.millrace.common.delegate.DelegateTask;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.task.TaskEntity;

/**
 * Shows tasks to listeners. Thread-safe.
 *
 * @param <C> what the engine works with in a unit of work
 */
public interface TaskViews<C> {

  /** Returns a task as its listeners see it. */
  DelegateTask delegateTask(TaskEntity task, String eventName, C context);

  /** Returns what the expression of a task listener sees. */
  ExpressionScope taskScope(TaskEntity task, String eventName, C context);
}

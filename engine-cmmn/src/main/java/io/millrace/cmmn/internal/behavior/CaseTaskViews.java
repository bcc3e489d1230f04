package io.millrace.cmmn.internal.behavior;

import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.common.delegate.DelegateTask;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.listener.TaskViews;
import io.millrace.common.internal.task.TaskEntity;

/** Shows the tasks of cases to their listeners, once the engine is built. */
record CaseTaskViews() implements TaskViews<CmmnContext> {

  @Override
  public DelegateTask delegateTask(TaskEntity task, String eventName, CmmnContext context) {
    return context.runtime().scopes().delegateTask(task, eventName, context);
  }

  @Override
  public ExpressionScope taskScope(TaskEntity task, String eventName, CmmnContext context) {
    return context.runtime().scopes().taskScope(task, eventName, context);
  }
}

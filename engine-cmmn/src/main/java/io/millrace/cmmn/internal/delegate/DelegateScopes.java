package io.millrace.cmmn.internal.delegate;

import io.millrace.cmmn.delegate.DelegateCaseInstance;
import io.millrace.cmmn.delegate.DelegateCaseVariableInstance;
import io.millrace.cmmn.delegate.DelegatePlanItemInstance;
import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.operation.CmmnScopes;
import io.millrace.cmmn.internal.operation.VariableChange;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.delegate.DelegateTask;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.listener.DelegateTaskImpl;
import io.millrace.common.internal.listener.TaskListenerScope;
import io.millrace.common.internal.task.TaskEntity;
import java.util.Map;

/** Shows cases and plan items to delegates, listeners and expressions. */
public record DelegateScopes() implements CmmnScopes {

  @Override
  public DelegatePlanItemInstance delegate(
      PlanItemEntity item, String eventName, CmmnContext context) {
    context.command().userCodeFollows();
    return new DelegatePlanItemInstanceImpl(item, eventName, context);
  }

  @Override
  public DelegateCaseInstance delegate(
      CaseInstanceEntity instance, String eventName, CmmnContext context) {
    context.command().userCodeFollows();
    return new DelegateCaseInstanceImpl(instance, eventName, context);
  }

  @Override
  public DelegateCaseVariableInstance delegate(VariableChange change, CmmnContext context) {
    context.command().userCodeFollows();
    return new ChangedVariable(change, context);
  }

  @Override
  public ExpressionScope expressionScope(
      CaseInstanceEntity instance, PlanItemEntity item, CmmnContext context) {
    return new CaseScope(instance, item, context);
  }

  @Override
  public ExpressionScope listenerScope(
      Map<String, Object> objects,
      CaseInstanceEntity instance,
      PlanItemEntity item,
      CmmnContext context) {
    return new ListenerScope(objects, expressionScope(instance, item, context));
  }

  @Override
  public DelegateTask delegateTask(TaskEntity task, String eventName, CmmnContext context) {
    context.command().userCodeFollows();
    return new DelegateTaskImpl(
        task,
        eventName,
        context.command(),
        context.runtime().tasks(),
        () -> {
          var item = context.tree().find(task.subScopeId());
          return item == null ? null : delegate(item, eventName, context);
        });
  }

  @Override
  public ExpressionScope taskScope(TaskEntity task, String eventName, CmmnContext context) {
    return new TaskListenerScope(
        task,
        delegateTask(task, eventName, context),
        CaseScope.OF_ITEM,
        () -> context.scope(context.tree().find(task.subScopeId())));
  }
}

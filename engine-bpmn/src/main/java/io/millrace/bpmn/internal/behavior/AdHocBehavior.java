package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.operation.AdHocScope;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.DataObjects;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.operation.ScopeEvents;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.persistence.Dependent;

/**
 * An ad-hoc sub-process: waits, and its activities are started from outside, in any order and any
 * number of times, until its condition holds or somebody completes it.
 *
 * <p>Spec: BPMN 2.0.2 §10.3.5, §13.3.5. Deviation: nothing in it starts by itself.
 *
 * @param node the sub-process
 * @param sequential whether one activity is under way at most
 * @param condition what ends it, looked at whenever an activity inside has completed; may be null
 * @param cancelsRemaining whether what is under way when the condition holds is canceled
 * @param data the variables it begins with
 */
public record AdHocBehavior(
    Node node, boolean sequential, Expression condition, boolean cancelsRemaining, DataObjects data)
    implements AdHocScope {

  @Override
  public void execute(ExecutionEntity execution, BpmnContext context) {
    open(execution, context);
  }

  @Override
  public void open(ExecutionEntity execution, BpmnContext context) {
    execution.scope(true);
    execution.active(false);
    data.create(execution, context);
    ScopeEvents.await(execution, context);
  }

  /** The variables that are local to the activity are still there. */
  @Override
  public boolean isCompletedBy(ExecutionEntity activity, BpmnContext context) {
    return cancelsRemaining
        && condition != null
        && condition.evaluateBoolean(context.scope(activity));
  }

  @Override
  public void cutShort(ExecutionEntity scope, BpmnContext context) {
    context
        .runtime()
        .disposal()
        .cancelChildren(scope, "completion condition of '" + node.id() + "'", context);
    complete(scope, context);
  }

  /** What was under way when the condition began to hold has ended by now. */
  @Override
  public void emptied(ExecutionEntity scope, BpmnContext context) {
    if (condition != null && condition.evaluateBoolean(context.scope(scope))) {
      complete(scope, context);
    }
  }

  @Override
  public void complete(ExecutionEntity scope, BpmnContext context) {
    scope.active(true);
    context.leave(scope);
  }

  @Override
  public boolean mayStart(ExecutionEntity scope) {
    return !sequential || scope.count(Dependent.CHILD) == 0;
  }
}

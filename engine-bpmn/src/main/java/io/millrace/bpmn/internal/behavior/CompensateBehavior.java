package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.model.CompensateEventDefinition;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.Compensate;
import io.millrace.bpmn.internal.operation.CompensationThrower;
import io.millrace.bpmn.internal.persistence.CompensableEntity;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/**
 * A compensation throw or end event: compensates what has completed in its scope, or one activity,
 * and goes on when all handlers have completed. Where it does not wait, the handlers run in a token
 * of their own beside it, which the scope waits for before it ends.
 *
 * <p>Spec: BPMN 2.0.2 §10.5.5, §13.5.5.
 *
 * @param definition what is compensated
 * @param scopeId the scope whose activities are meant
 */
public record CompensateBehavior(CompensateEventDefinition definition, String scopeId)
    implements CompensationThrower {

  @Override
  public void execute(ExecutionEntity execution, BpmnContext context) {
    if (hasToWait(execution, context)) {
      begin(execution, context);
    } else {
      context.leave(execution);
    }
  }

  /**
   * Takes what is to be compensated. Where the event does not wait for it, it begins beside.
   *
   * @return whether the event has got something that it has to wait for
   */
  boolean hasToWait(ExecutionEntity execution, BpmnContext context) {
    var scope = scope(execution, context);
    var rows = context.compensables().of(scope).stream().filter(this::isMeant).toList();
    if (rows.isEmpty()) {
      return false;
    }
    var thrower = definition.waitForCompletion() ? execution : beside(execution, context);
    context.compensables().hand(rows, thrower);
    if (thrower != execution) {
      begin(thrower, context);
    }
    return thrower == execution;
  }

  @Override
  public void compensated(ExecutionEntity execution, BpmnContext context) {
    context.leave(execution);
  }

  private boolean isMeant(CompensableEntity row) {
    return definition.activityRef() == null || definition.activityRef().equals(row.activityId());
  }

  /** What stands around a throwing event is its scope, or a scope further out that it names. */
  private ExecutionEntity scope(ExecutionEntity execution, BpmnContext context) {
    var scope = context.tree().parent(execution);
    while (!scope.isProcessInstance() && !scopeId.equals(scope.activityId())) {
      scope = context.tree().parent(scope);
    }
    return scope;
  }

  private static ExecutionEntity beside(ExecutionEntity execution, BpmnContext context) {
    var token = context.tree().addChild(context.tree().parent(execution));
    token.activityId(execution.activityId());
    token.activityName(execution.activityName());
    token.activityType(execution.activityType());
    return token;
  }

  /** Begins to compensate what a thrower has got. */
  static void begin(ExecutionEntity thrower, BpmnContext context) {
    thrower.scope(true);
    thrower.active(false);
    context.command().agenda().plan(new Compensate(context, thrower));
  }
}

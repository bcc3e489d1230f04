package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.internal.persistence.Dependent;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Takes tokens out of a process instance by a call from outside, and leaves the scopes in which
 * nothing is left then.
 *
 * <p>One instance of a loop goes as one that is taken out of it, as long as others are left; the
 * last one takes the loop along. A compensation whose handler goes, goes on with the next one. Used
 * once, in one unit of work.
 */
public final class Eviction {

  private final BpmnContext context;
  private final Map<ExecutionEntity, Departure> left = new LinkedHashMap<>();

  private record Departure(String reason, boolean moved) {}

  /** Creates it for a unit of work. */
  public Eviction(BpmnContext context) {
    this.context = context;
  }

  /**
   * Cancels an execution with all inside it, and takes it away.
   *
   * @param reason why, as history shows it
   * @param moved whether it goes on somewhere else
   */
  public void leave(ExecutionEntity execution, String reason, boolean moved) {
    if (execution.isDeleted()) {
      return; // something around it is gone already
    }
    var scope = context.tree().parent(execution);
    var loop = loopThatGoesOn(execution, scope);
    if (loop != null) {
      loop.delete(execution, false, context);
    } else {
      context.runtime().disposal().cancelInside(execution, reason, context);
      if (!execution.isDeleted()) {
        context.runtime().disposal().remove(execution, context);
      }
    }
    left.merge(scope, new Departure(reason, moved), (one, other) -> one.moved() ? one : other);
  }

  private MultiInstanceLoop loopThatGoesOn(ExecutionEntity execution, ExecutionEntity scope) {
    return scope.isMultiInstanceRoot()
            && scope.count(Dependent.CHILD) > 1
            && context.node(execution).behavior() instanceof MultiInstanceLoop loop
        ? loop
        : null;
  }

  /** Leaves what has nothing in it any more, outwards. */
  public void settle() {
    while (!left.isEmpty()) {
      var scope = left.keySet().iterator().next();
      var departure = left.remove(scope);
      if (!scope.isDeleted() && scope.count(Dependent.CHILD) == 0) {
        settle(scope, departure);
      }
    }
  }

  private void settle(ExecutionEntity scope, Departure departure) {
    if (scope.isProcessInstance()) {
      end(scope, departure.reason());
    } else if (Compensate.isUnderWay(scope, context)) {
      context.command().agenda().plan(new Compensate(context, scope));
    } else if (departure.moved() || !waitsForMore(scope, context)) {
      leave(scope, departure.reason(), departure.moved());
    }
  }

  /** Tells whether a scope can go on when nothing is under way in it. */
  public static boolean waitsForMore(ExecutionEntity scope, BpmnContext context) {
    return scope.isInActivity() && context.node(scope).inner() instanceof AdHocScope;
  }

  private void end(ExecutionEntity instance, String reason) {
    if (instance.superExecutionId() != 0) {
      throw new IllegalStateEngineException(
          "Cannot take the last token out of the process instance '"
              + instance.id()
              + "': the execution '"
              + instance.superExecutionId()
              + "' called it and waits for it. Let something begin in it, or move or cancel its call activity.");
    }
    var outside = OutsideCaller.of(instance, context);
    new EndProcessInstance(context, instance, null, reason).move();
    if (outside != null) {
      outside.cutOff(reason);
    }
  }
}

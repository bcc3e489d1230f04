package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.scope.ScopeTypes;
import java.util.ArrayList;
import java.util.List;

/**
 * Cancels activities with all inside them. Everything is told of its end once, and only then goes;
 * what its listeners throw goes out when all is told, see {@link Cancellation}.
 *
 * <p>Listeners may begin, move and end what is being cancelled: then it is looked at once more.
 * What they begin counts as steps, so that this comes to an end.
 *
 * @param disposal removes executions
 * @param owned what executions own
 * @param reason why, as history shows it
 */
record Cancelled(Disposal disposal, Disposal.OwnedRows owned, String reason, BpmnContext context) {

  private static final String CASE_TASK = "caseTask";

  /**
   * Cancels the activity that an execution is at. The activity is under way until all is told, so
   * that events at its boundary can catch what listeners throw.
   */
  void inside(ExecutionEntity execution) {
    context.cancellation().run(() -> tellInside(execution));
    context.history().activityEnded(execution, reason);
  }

  private void tellInside(ExecutionEntity execution) {
    do {
      below(execution, null);
      cancelCalled(execution);
      owned.cancelTasks(List.of(execution), reason, context);
      disposal.waits(execution, context);
    } while (!execution.isDeleted()
        && execution.isInActivity()
        && (!tellEnd(execution) || execution.count(Dependent.CHILD) > 0));
  }

  /**
   * Cancels everything below an execution.
   *
   * @param stays one child that stays, and has no children; null for none
   */
  void below(ExecutionEntity execution, ExecutionEntity stays) {
    var all = all(execution, stays);
    if (!all.isEmpty()) {
      context.cancellation().run(() -> cancel(all, execution, stays));
    }
  }

  private void cancel(
      List<ExecutionEntity> first, ExecutionEntity execution, ExecutionEntity stays) {
    var told = List.<ExecutionEntity>of();
    var all = first;
    while (!all.equals(told) || all.stream().anyMatch(ExecutionEntity::isInActivity)) {
      all.forEach(this::tell);
      owned.cancelTasks(living(all), reason, context);
      told = all;
      all = all(execution, stays);
    }
    disposal.remove(all, reason, context);
  }

  private void tell(ExecutionEntity child) {
    if (!child.isDeleted()) {
      cancelCalled(child);
      if (child.isInActivity() && tellEnd(child)) {
        context.history().activityEnded(child, reason);
      }
    }
  }

  /** Returns false if a listener has ended it itself, or taken its token elsewhere. */
  private boolean tellEnd(ExecutionEntity execution) {
    var bus = context.runtime().eventBus();
    return context
        .node(execution)
        .listeners()
        .tellEnd(execution, () -> bus.activityCancelled(execution, reason, context), context);
  }

  private static List<ExecutionEntity> living(List<ExecutionEntity> all) {
    return all.stream().anyMatch(ExecutionEntity::isDeleted)
        ? all.stream().filter(one -> !one.isDeleted()).toList()
        : all;
  }

  /** Returns all executions below another one, the innermost first. */
  private List<ExecutionEntity> all(ExecutionEntity execution, ExecutionEntity stays) {
    if (execution.isDeleted() || execution.count(Dependent.CHILD) == 0) {
      return List.of();
    }
    var all = new ArrayList<ExecutionEntity>();
    collect(execution, all);
    all.remove(stays);
    return all;
  }

  private void collect(ExecutionEntity execution, List<ExecutionEntity> all) {
    for (var child : context.tree().children(execution)) {
      collect(child, all);
      all.add(child);
    }
  }

  private void cancelCalled(ExecutionEntity execution) {
    var called = context.tree().called(execution);
    if (called != null) {
      execution.calledInstanceId(called.id());
      new EndProcessInstance(context, called, null, why()).move();
    } else if (CASE_TASK.equals(execution.activityType()) && execution.isInActivity()) {
      cancelCase(execution);
    }
  }

  private void cancelCase(ExecutionEntity execution) {
    var partner = context.runtime().partners().of(ScopeTypes.CMMN);
    var called = partner.calledBy(execution.id(), execution.rootInstanceId(), context.command());
    if (called != 0) {
      execution.calledInstanceId(called);
      partner.cancel(called, execution.rootInstanceId(), why(), context.command());
    }
  }

  private String why() {
    return reason == null ? "ended by its caller" : reason;
  }
}

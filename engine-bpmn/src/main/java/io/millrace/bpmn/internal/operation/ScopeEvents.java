package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.EventSubProcess;
import io.millrace.bpmn.internal.model.StartEvent;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.persistence.Dependent;
import io.millrace.common.internal.subscription.Subscriptions;
import java.util.List;

/** The start events of the event sub-processes of a scope. Stateless. */
public final class ScopeEvents {

  private ScopeEvents() {}

  /** Lets a scope that begins wait for its events. */
  public static void await(ExecutionEntity scope, BpmnContext context) {
    for (var start : at(scope, context)) {
      context.runtime().events().await(scope, start, context);
    }
  }

  /**
   * Returns the start events for which an execution is the scope, in the order of the document;
   * empty for an execution that is none, or whose activity has completed and is compensated.
   */
  public static List<Node> at(ExecutionEntity scope, BpmnContext context) {
    if (scope.isProcessInstance()) {
      return context.process(scope).eventStarts();
    }
    return !scope.isInActivity() || !scope.isScope() || scope.isMultiInstanceRoot()
        ? List.of()
        : context.node(scope).eventStarts();
  }

  /** Tells whether a scope waits for one of its events by a row of the database. */
  public static boolean isAwaited(ExecutionEntity scope, Node start, BpmnContext context) {
    return context.runtime().disposal().hasJobs(scope, start.id(), context)
        || Subscriptions.of(context.command()).of(scope).stream()
            .anyMatch(subscription -> start.id().equals(subscription.activityId()));
  }

  /**
   * Returns the start events that can happen now because of something inside a scope: none by what
   * the event sub-process throws that has interrupted it, and no event sub-process by what it
   * throws itself.
   *
   * @param from the execution right below the scope from which it comes; null for none
   */
  static List<Node> reachedFrom(ExecutionEntity from, ExecutionEntity scope, BpmnContext context) {
    var isInside = from != null && from.parentId() == scope.id() && !from.isDeleted();
    if (!isInside || interrupts(from, context)) {
      return List.of();
    }
    return at(scope, context).stream()
        .filter(start -> !start.scope().id().equals(from.activityId()))
        .toList();
  }

  /** Tells whether all that is left of a scope is the event sub-process that interrupted it. */
  public static boolean isInterrupted(ExecutionEntity scope, BpmnContext context) {
    return scope.count(Dependent.CHILD) == 1
        && interrupts(context.tree().children(scope).get(0), context);
  }

  /**
   * A token is put at an event sub-process: where that interrupts, all else in the scope is
   * cancelled, and none of its events is awaited any more.
   */
  static void interruptBy(ExecutionEntity token, BpmnContext context) {
    if (interrupts(token, context)) {
      var scope = context.tree().parent(token);
      var disposal = context.runtime().disposal();
      var reason = "event sub-process '" + token.activityId() + "'";
      disposal.cancelOthers(scope, token, reason, context);
      disposal.waits(scope, at(scope, context), context);
    }
  }

  /** Tells whether a token is that of an event sub-process which has interrupted its scope. */
  static boolean interrupts(ExecutionEntity token, BpmnContext context) {
    if (token.activityId() == null) {
      return false;
    }
    var node = context.node(token);
    return node.element() instanceof EventSubProcess
        && ((StartEvent) node.begin().element()).interrupting();
  }
}

package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.Event;
import io.millrace.bpmn.internal.model.MultipleEventDefinition;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.subscription.EventSubscriptionEntity;
import io.millrace.common.internal.subscription.Subscriptions;

/**
 * Knows which parts of a parallel multiple event have happened: those that are not awaited any
 * more, so their rows are the memory.
 */
final class PartsOfEvent {

  private final BpmnContext context;

  PartsOfEvent(BpmnContext context) {
    this.context = context;
  }

  /**
   * Notes that a part of an event has happened, and tells whether the event has.
   *
   * @param come the subscription by which it came; null for a timer, whose job is gone
   */
  boolean areComplete(ExecutionEntity execution, Node event, EventSubscriptionEntity come) {
    if (!isParallel(event)) {
      return true;
    }
    var subscriptions = Subscriptions.of(context.command());
    if (come != null) {
      subscriptions.of(execution).stream()
          .filter(s -> s.id() == come.id())
          .forEach(s -> subscriptions.delete(execution, s));
    }
    var isMissing =
        subscriptions.of(execution).stream().anyMatch(s -> s.activityId().equals(event.id()))
            || context.runtime().disposal().hasJobs(execution, event.id(), context);
    if (!isMissing && Conditions.staysAfter(event)) {
      context.runtime().events().await(execution, event, context);
      context.conditions().beginAgain(execution, event);
    }
    return !isMissing;
  }

  /** A cycle of which one time is enough does not go on. */
  void timerCame(ExecutionEntity execution, Node event, String part) {
    if (isParallel(event)) {
      context.runtime().disposal().deleteJobs(execution, event.id(), part, context);
    }
  }

  private static boolean isParallel(Node event) {
    return event.element() instanceof Event element
        && element.definition() instanceof MultipleEventDefinition multiple
        && multiple.parallel();
  }
}

package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.delegate.CmmnFault;
import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Lifecycle;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.internal.agenda.Operation;
import io.millrace.common.internal.persistence.Dependent;

/**
 * Lets a transition happen to a plan item, as the table of the lifecycle says; the only place that
 * changes the state of one. Passed over when the item is gone, or has moved on so that the
 * transition is not possible any more.
 *
 * <p>What is open inside a stage that ends is ended before it, innermost first.
 *
 * @param criterion the id of the criterion that is the reason; null for none
 * @param isForGood whether no other instance follows although the plan item repeats
 */
record ApplyTransition(
    CmmnContext context,
    PlanItemEntity item,
    Transition transition,
    String criterion,
    boolean isForGood)
    implements Operation {

  ApplyTransition(
      CmmnContext context, PlanItemEntity item, Transition transition, String criterion) {
    this(context, item, transition, criterion, false);
  }

  /** Lets a transition end an instance after which there is no other. */
  static ApplyTransition forGood(CmmnContext context, PlanItemEntity item, Transition transition) {
    return new ApplyTransition(context, item, transition, null, true);
  }

  @Override
  public void run() {
    var next = item.isDeleted() ? null : next();
    if (next == null) {
      return;
    }
    var node = context.node(item);
    var before = ItemState.of(item.state());
    var cut = new AsyncCut(context, item, node).instead(transition, before);
    if (cut != null) {
      new ApplyTransition(context, item, cut, criterion).run();
    } else if (!next.endsChildren() || !endsChildrenFirst()) {
      happen(node, before, next);
    }
  }

  private void happen(PlanItemNode node, ItemState before, ItemState next) {
    context.steps().count(node);
    var change = new StateChange(item.state(), next.text(), transition);
    enter(next);
    new EventSpread(context).happened(item, node, transition, criterion);
    context.unsettled().changed(context.tree().container(item));
    context.unsettled().moved(item, node);
    context.siblings().moved(item, node);
    if (!tell(node, change)) {
      return;
    }
    if (next.isOver()) {
      new ItemEnd(context, item, node).after(transition, criterion, isForGood);
    } else {
      act(node, before, next);
      repeat(node);
    }
  }

  /** A model may name a transition after which an instance goes on, beside the next one. */
  private void repeat(PlanItemNode node) {
    var repeating = new Repeating(context, item, node);
    if (repeating.asksForMore(transition, null)) {
      repeating.next(false);
    }
  }

  /**
   * Tells the listeners; if one of them throws a fault when work is about to begin, the item fails
   * instead.
   */
  private boolean tell(PlanItemNode node, StateChange change) {
    try {
      node.listeners().items().tell(item, change, context);
      return true;
    } catch (CmmnFault fault) {
      if (!begins()) {
        throw fault;
      }
      ItemFault.raise(item, fault, context);
      return false;
    }
  }

  private ItemState next() {
    var kind = context.node(item).behavior().kind();
    var before = item.stateBefore() == null ? null : ItemState.of(item.stateBefore());
    return Lifecycle.next(kind, ItemState.of(item.state()), transition, before);
  }

  private boolean endsChildrenFirst() {
    if (item.count(Dependent.CHILD) == 0) {
      return false;
    }
    context.planNext(this);
    ChildrenEnd.plan(item, context);
    return true;
  }

  private void enter(ItemState next) {
    item.stateBefore(transition == Transition.PARENT_SUSPEND ? item.state() : null);
    item.state(next.text());
    if (transition == Transition.EXIT || isCompletion(next)) {
      item.exitCriterionId(criterion);
    } else if (next.isOver()) {
      item.exitCriterionId(null); // the criterion by which it was to complete was not the reason
    } else if (criterion != null) {
      item.entryCriterionId(criterion);
    }
    switch (next) {
      case AVAILABLE -> item.lastAvailableTime(context.now());
      case UNAVAILABLE -> item.lastUnavailableTime(context.now());
      case ENABLED -> item.lastEnabledTime(context.now());
      case DISABLED -> item.lastDisabledTime(context.now());
      case SUSPENDED -> item.lastSuspendedTime(context.now());
      case ACTIVE -> started();
      default -> {
        // the others carry no time of their own
      }
    }
  }

  private static boolean isCompletion(ItemState next) {
    return next == ItemState.COMPLETED || next == ItemState.ASYNC_ACTIVE_LEAVE;
  }

  private void started() {
    if (begins()) {
      item.lastStartedTime(context.now());
      item.startUserId(context.runtime().identity().currentUserId());
    }
  }

  private boolean begins() {
    return transition == Transition.START
        || transition == Transition.MANUAL_START
        || transition == Transition.RE_ACTIVATE;
  }

  private void act(PlanItemNode node, ItemState before, ItemState next) {
    if (next == ItemState.ENABLED) {
      judgeRequired(node);
    }
    if (begins()) {
      new Waits(context, item).end();
      begin(node);
    } else if (next == ItemState.FAILED) {
      new Waits(context, item).end();
      node.behavior().failed(item, context);
    } else if (next == ItemState.SUSPENDED) {
      new Waits(context, item).suspend();
      node.behavior().suspended(item, context);
    } else if (transition == Transition.RESUME || transition == Transition.PARENT_RESUME) {
      new Waits(context, item).resume();
      node.behavior().resumed(item, context);
      context.unsettled().judge(item);
    } else if (next == ItemState.ASYNC_ACTIVE || next == ItemState.ASYNC_ACTIVE_LEAVE) {
      new AsyncCut(context, item, node).makeJob(before);
    } else if (next == ItemState.UNAVAILABLE) {
      Listen.stop(item, node, context);
    }
    if (next == ItemState.AVAILABLE) {
      Listen.plan(item, node, context);
    } else if (next == ItemState.ACTIVE && node.isStage()) {
      // what ended in it while it was suspended or failed may have been the last
      context.unsettled().changed(item);
    }
  }

  /** Code of the application may throw a fault wherever it is called to begin the work. */
  private void begin(PlanItemNode node) {
    try {
      BoundItems.begin(item, node, context);
      node.behavior().start(item, context);
    } catch (CmmnFault fault) {
      ItemFault.raise(item, fault, context);
    }
  }

  /** Once true it stays so for this instance (CMMN 1.1 §8.6.3, table 8.8). */
  private void judgeRequired(PlanItemNode node) {
    if (!item.isRequired() && node.rules().required().applies(() -> context.scope(item))) {
      item.required(true);
    }
  }
}

package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.ItemKind;
import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Lifecycle;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.common.internal.agenda.Operation;
import io.millrace.common.internal.identity.IdentityLinks;
import io.millrace.common.internal.identity.LinkOwner;
import io.millrace.common.internal.job.NewJob;
import io.millrace.common.internal.persistence.Dependent;
import java.util.List;

/**
 * Lets a transition happen to a case, as the table of the lifecycle says; the only place that
 * changes the state of one. What is open in a case that ends is ended before it.
 */
record ApplyCaseTransition(CmmnContext context, CaseInstanceEntity instance, Transition transition)
    implements Operation {

  @Override
  public void run() {
    var next = instance.isDeleted() ? null : next();
    if (next == null) {
      return;
    }
    if (leavesByJob()) {
      new ApplyCaseTransition(context, instance, Transition.ASYNC_LEAVE_ACTIVE).run();
    } else if (!next.endsChildren() || !endsChildrenFirst()) {
      happen(next);
    }
  }

  /** The model may put a job before the end of the case, as before that of a stage. */
  private boolean leavesByJob() {
    return transition == Transition.COMPLETE
        && ItemState.of(instance.state()) == ItemState.ACTIVE
        && context.graph(instance).planModel().async().asyncLeave();
  }

  private void happen(ItemState next) {
    context.steps().count(context.node(instance));
    var change = new StateChange(instance.state(), next.text(), transition);
    instance.state(next.text());
    context.node(instance).listeners().cases().tell(instance, change, context);
    if (next.isOver()) {
      end();
    } else if (next == ItemState.ASYNC_ACTIVE_LEAVE) {
      makeJob();
    }
  }

  private void makeJob() {
    var async = context.graph(instance).planModel().async();
    var job =
        NewJob.of(instance.scopeRef(), CaseJobTypes.ASYNC_CASE_LEAVE)
            .withExclusive(async.asyncLeaveExclusive());
    context.runtime().jobs().createMessage(context.command(), job);
  }

  private ItemState next() {
    return Lifecycle.next(ItemKind.CASE, ItemState.of(instance.state()), transition, null);
  }

  private boolean endsChildrenFirst() {
    if (instance.count(Dependent.CHILD) == 0) {
      return false;
    }
    context.planNext(this);
    ChildrenEnd.plan(instance, context);
    return true;
  }

  /** Who called the case reads what comes out while it is there, and goes on when it is gone. */
  private void end() {
    var caller = instance.cutOffReason() == null ? CaseCaller.of(instance, context) : null;
    if (caller == null) {
      remove();
      return;
    }
    var isDone = ItemState.of(instance.state()) == ItemState.COMPLETED;
    caller.note(instance, context.command());
    if (isDone) {
      caller.givesBack(instance, context);
    }
    remove();
    if (isDone) {
      caller.ended(context.command());
    } else {
      caller.cutOff("the case that it called was terminated", context.command());
    }
  }

  private void remove() {
    var command = context.command();
    context.history().caseEnded(instance);
    new Waits(context, instance).end();
    if (instance.count(Dependent.VARIABLE) > 0) {
      var node = context.variables().node(instance);
      context.runtime().variables().in(command).end(List.of(node));
    }
    if (instance.count(Dependent.IDENTITY_LINK) > 0) {
      IdentityLinks.of(command).end(LinkOwner.instance(instance, instance.scopeRef()));
    }
    command.unitOfWork().delete(instance);
  }
}

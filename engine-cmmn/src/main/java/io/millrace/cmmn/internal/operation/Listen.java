package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.cmmn.internal.sentry.SatisfiedParts;
import io.millrace.common.internal.agenda.Operation;
import io.millrace.common.internal.persistence.Dependent;
import java.util.List;

/**
 * Lets a listener wait for its event, if it is available: makes its job or subscription. One whose
 * available condition does not hold becomes unavailable instead.
 */
record Listen(CmmnContext context, PlanItemEntity item) implements Operation {

  /** Plans it for a listener that has something to wait for; nothing for all else. */
  static void plan(PlanItemEntity item, PlanItemNode node, CmmnContext context) {
    if (node.behavior().listens()) {
      context.plan(new Listen(context, item));
    }
  }

  /** Lets what got another version wait as that says, which may hold it back no longer. */
  static void planAnew(PlanItemEntity item, PlanItemNode node, CmmnContext context) {
    if (ItemState.UNAVAILABLE.text().equals(item.state()) && !node.available().exists()) {
      context.apply(item, Transition.INITIATE);
    } else {
      plan(item, node, context);
    }
  }

  /** One that becomes unavailable forgets its clock, but not that it has been started. */
  static void stop(PlanItemEntity item, PlanItemNode node, CmmnContext context) {
    if (node.clock() != null && item.count(Dependent.JOB) > 0) {
      var heard = SatisfiedParts.of(item.satisfiedParts());
      item.satisfiedParts(heard.with(node.clock().part()).text());
    }
    new Waits(context, item).end();
  }

  @Override
  public void run() {
    if (item.isDeleted() || !ItemState.AVAILABLE.text().equals(item.state())) {
      return;
    }
    var node = context.node(item);
    if (node.available().exists() && !node.available().applies(() -> context.scope(item))) {
      context.apply(item, Transition.DISMISS);
    } else if (node.clock() == null || hasStarted(node)) {
      node.behavior().listen(item, context);
    }
  }

  /** What starts the clock of a timer is forgotten while it runs: it counts once. */
  private boolean hasStarted(PlanItemNode node) {
    var start = node.clock().criterion();
    if (!start.isMet(context.unsettled().parts(item))) {
      return false;
    }
    context.unsettled().forget(item, List.of(start));
    return true;
  }
}

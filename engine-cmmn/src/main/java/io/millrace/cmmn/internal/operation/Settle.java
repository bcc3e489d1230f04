package io.millrace.cmmn.internal.operation;

import io.millrace.common.internal.agenda.Agenda;
import io.millrace.common.internal.agenda.Operation;

/**
 * Judges sentries, listeners and completion when all planned steps are done, again and again until
 * nothing follows from it.
 *
 * <p>The order is fixed: sentries first, and only when none of them is met any more, what may
 * complete. So a stage does not complete under an item that was about to start in it.
 */
record Settle(CmmnContext context, Agenda agenda) implements Operation {

  @Override
  public void run() {
    if (!agenda.isEmpty()) {
      agenda.plan(this);
      return;
    }
    context.unsettled().begun(agenda);
    for (var one : context.unsettled().cases()) {
      judge(one);
    }
    if (agenda.isEmpty()) {
      context.unsettled().settled();
    } else {
      context.unsettled().settle();
    }
  }

  private void judge(Unsettled.OfCase one) {
    if (one.instance().isDeleted() || new SentryEvaluator(context).judge(one)) {
      return;
    }
    new StageCompletion(context).judge(one);
  }
}

package io.millrace.cmmn.internal.operation;

import io.millrace.common.internal.agenda.Agenda;
import io.millrace.common.internal.agenda.Operation;

/**
 * Goes on in rounds until nothing follows any more. A round is what was asked for, or what a
 * judgement of all sentries found, with its direct consequences. When it is over, all that happened
 * in it is noted at once and sentries are judged again. Only when none of them is met, listeners
 * that nobody hears are taken away; and only when there are none, one stage completes. So a stage
 * does not complete under an item that was about to start in it.
 *
 * <p>{@code docs/cmmn-semantics.md}, chapter 2.
 */
record Settle(CmmnContext context, Agenda agenda) implements Operation {

  @Override
  public void run() {
    context.unsettled().begun(agenda);
    for (var one : context.unsettled().due()) {
      goOn(one);
    }
    if (agenda.isEmpty()) {
      context.unsettled().settled();
    } else {
      context.unsettled().settle();
    }
  }

  private void goOn(Unsettled.OfCase one) {
    if (one.instance().isDeleted() || one.instance().isUnopened() || !followed(one)) {
      context.unsettled().found(one);
    }
  }

  /** Looks at a case; tells whether anything follows. */
  private boolean followed(Unsettled.OfCase one) {
    if (fires(one)) {
      return true;
    }
    new EventSpread(context).note(one);
    one.firings().addAll(new SentryEvaluator(context).judge(one));
    return fires(one)
        || new IdleListeners(context).takeAway(one)
        || new StageCompletion(context).judge(one);
  }

  /** Each firing is done with all its consequences before the next one. */
  private boolean fires(Unsettled.OfCase one) {
    var firing = one.firings().poll();
    if (firing != null) {
      agenda.plan(firing);
    }
    return firing != null;
  }
}

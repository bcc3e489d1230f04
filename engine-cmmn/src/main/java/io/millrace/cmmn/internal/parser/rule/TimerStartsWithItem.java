package io.millrace.cmmn.internal.parser.rule;

import io.millrace.cmmn.model.CaseFileItem;
import io.millrace.cmmn.model.PlanItemStartTrigger;
import io.millrace.cmmn.model.TimerEventListener;

/** What starts a timer exists and can do so. Spec: CMMN 1.1 §5.4.2.1. */
final class TimerStartsWithItem implements CaseRule {

  @Override
  public void check(CheckedCase checked, Problems problems) {
    checked.all(TimerEventListener.class).forEach(timer -> check(timer, checked, problems));
  }

  private static void check(TimerEventListener timer, CheckedCase checked, Problems problems) {
    if (timer.start() instanceof PlanItemStartTrigger trigger) {
      new SourceTransitions(checked, problems)
          .check(timer, trigger.sourceRef(), trigger.standardEvent());
    } else if (timer.start() != null) {
      new References(checked, problems)
          .check(timer, timer.start().sourceRef(), CaseFileItem.class, "caseFileItem");
    }
  }
}

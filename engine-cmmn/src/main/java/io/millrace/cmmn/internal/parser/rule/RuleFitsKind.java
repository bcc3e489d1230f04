package io.millrace.cmmn.internal.parser.rule;

import io.millrace.cmmn.model.CmmnElement;
import io.millrace.cmmn.model.EventListener;
import io.millrace.cmmn.model.Milestone;

/**
 * The plan model has no rules, milestones and event listeners are not started by hand, event
 * listeners are not required. Spec: CMMN 1.1 §5.4.11, table 5.54.
 */
final class RuleFitsKind implements CaseRule {

  @Override
  public void check(CheckedCase checked, Problems problems) {
    if (checked.planModel().settings().defaultControl() != null) {
      refuse(checked.planModel(), "The plan model has rules of plan items.", problems);
    }
    checked.controlsOf().forEach(each -> check(each, problems));
  }

  private static void check(ControlOf rules, Problems problems) {
    var owner = rules.owner();
    var control = rules.control();
    var isListener = rules.definition() instanceof EventListener;
    if (!isListener && !(rules.definition() instanceof Milestone)) {
      return;
    }
    var kind = isListener ? "event listener" : "milestone";
    if (control.manualActivationRule() != null) {
      refuse(
          owner,
          "'" + owner.id() + "' is a " + kind + " and has a manualActivationRule.",
          problems);
    }
    if (isListener && control.requiredRule() != null) {
      refuse(owner, "'" + owner.id() + "' is a " + kind + " and has a requiredRule.", problems);
    }
  }

  private static void refuse(CmmnElement owner, String message, Problems problems) {
    problems.report(CmmnProblem.RULE_NOT_ALLOWED, owner, message);
  }
}

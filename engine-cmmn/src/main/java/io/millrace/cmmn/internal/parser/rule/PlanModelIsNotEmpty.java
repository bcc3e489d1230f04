package io.millrace.cmmn.internal.parser.rule;

/** A plan model holds something that can happen. Spec: CMMN 1.1 §5.4.8. */
final class PlanModelIsNotEmpty implements CaseRule {

  @Override
  public void check(CheckedCase checked, Problems problems) {
    var plan = checked.planModel();
    if (plan.planItems().isEmpty() && plan.planningTable() == null) {
      problems.report(CmmnProblem.EMPTY_PLAN_MODEL, plan, "The casePlanModel has no planItem.");
    }
  }
}

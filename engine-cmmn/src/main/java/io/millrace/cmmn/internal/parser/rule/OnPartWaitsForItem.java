package io.millrace.cmmn.internal.parser.rule;

import io.millrace.cmmn.model.Criterion;
import io.millrace.cmmn.model.PlanItemOnPart;
import io.millrace.cmmn.model.PlanItemTransition;
import io.millrace.cmmn.model.PlannedElement;

/**
 * An on-part waits for a transition that its plan item can make. Items may wait for each other.
 * Spec: CMMN 1.1 §5.4.6.1.2.
 */
final class OnPartWaitsForItem implements CaseRule {

  @Override
  public void check(CheckedCase checked, Problems problems) {
    var transitions = new SourceTransitions(checked, problems);
    checked
        .onParts()
        .filter(PlanItemOnPart.class::isInstance)
        .map(PlanItemOnPart.class::cast)
        .forEach(
            part -> {
              transitions.check(part, part.sourceRef(), part.standardEvent());
              checkExitCriterion(part, checked, problems);
            });
  }

  private static void checkExitCriterion(
      PlanItemOnPart part, CheckedCase checked, Problems problems) {
    var reference = part.exitCriterionRef();
    if (reference == null) {
      return;
    }
    if (checked.index().find(reference, Criterion.class).isEmpty()) {
      new References(checked, problems).dangling(part, reference, "exitCriterion");
      return;
    }
    var source = checked.index().find(String.valueOf(part.sourceRef()), PlannedElement.class);
    var isOfSource =
        source.stream()
            .flatMap(item -> item.exitCriteria().stream())
            .anyMatch(criterion -> reference.equals(criterion.id()));
    if (!isOfSource || part.standardEvent() != PlanItemTransition.EXIT) {
      problems.report(
          CmmnProblem.EXIT_REFERENCE,
          part,
          "The exit criterion '" + reference + "' is never the reason of what is waited for.");
    }
  }
}

package io.millrace.cmmn.internal.parser.rule;

import io.millrace.cmmn.model.Criterion;
import io.millrace.cmmn.model.EventListener;
import io.millrace.cmmn.model.Milestone;
import io.millrace.cmmn.model.PlannedElement;
import java.util.List;

/**
 * Milestones and event listeners have no exit criteria, event listeners no entry criteria. Spec:
 * CMMN 1.1 §5.4.3, table 5.31.
 */
final class CriterionFitsKind implements CaseRule {

  @Override
  public void check(CheckedCase checked, Problems problems) {
    checked.all(PlannedElement.class).forEach(item -> check(item, checked, problems));
  }

  private static void check(PlannedElement item, CheckedCase checked, Problems problems) {
    var definition = checked.definition(item).orElse(null);
    if (definition instanceof EventListener) {
      refuse(item.entryCriteria(), item, "event listener", problems);
      refuse(item.exitCriteria(), item, "event listener", problems);
    } else if (definition instanceof Milestone) {
      refuse(item.exitCriteria(), item, "milestone", problems);
    }
  }

  private static void refuse(
      List<Criterion> criteria, PlannedElement item, String kind, Problems problems) {
    criteria.stream()
        .limit(1)
        .forEach(
            criterion ->
                problems.report(
                    CmmnProblem.CRITERION_NOT_ALLOWED,
                    criterion.info().position(),
                    item.id(),
                    "'%s' is a %s and has an %s."
                        .formatted(item.id(), kind, criterion.kind().text())));
  }
}

package io.millrace.cmmn.internal.parser.rule;

import io.millrace.cmmn.model.CmmnElement;
import io.millrace.cmmn.model.EventListener;
import io.millrace.cmmn.model.Milestone;
import io.millrace.cmmn.model.PlanItemTransition;
import io.millrace.cmmn.model.PlannedElement;
import java.util.Set;

/**
 * Checks that a source can make the transition somebody waits for. Spec: CMMN 1.1 §8.4.
 *
 * @param checked the case
 * @param problems where they are reported
 */
record SourceTransitions(CheckedCase checked, Problems problems) {

  /** Checks a source and its transition; what is null was reported before. */
  void check(CmmnElement owner, String sourceRef, PlanItemTransition transition) {
    if (sourceRef == null) {
      return;
    }
    if (sourceRef.equals(checked.planModel().id())) {
      check(owner, sourceRef, transition, PlanItemTransition.ofCases());
      return;
    }
    var item = checked.index().find(sourceRef, PlannedElement.class).orElse(null);
    if (item == null) {
      new References(checked, problems).dangling(owner, sourceRef, "planItem");
    } else {
      checked
          .definition(item)
          .ifPresent(
              definition ->
                  check(
                      owner,
                      sourceRef,
                      transition,
                      definition instanceof EventListener || definition instanceof Milestone
                          ? PlanItemTransition.ofEventsAndMilestones()
                          : PlanItemTransition.ofStagesAndTasks()));
    }
  }

  private void check(
      CmmnElement owner,
      String sourceRef,
      PlanItemTransition transition,
      Set<PlanItemTransition> possible) {
    if (transition != null && !possible.contains(transition)) {
      problems.report(
          CmmnProblem.IMPOSSIBLE_TRANSITION,
          owner,
          "'%s' never makes the transition '%s'; it can make %s."
              .formatted(
                  sourceRef,
                  transition.text(),
                  possible.stream().map(PlanItemTransition::text).toList()));
    }
  }
}

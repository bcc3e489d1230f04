package io.millrace.cmmn.internal.parser.rule;

import io.millrace.cmmn.model.EventListener;
import io.millrace.cmmn.model.Milestone;
import io.millrace.cmmn.model.PlanItemDefinition;
import io.millrace.cmmn.model.PlanItemTransition;
import java.util.EnumSet;
import java.util.Set;

/**
 * A {@code repeatOnStandardEvent} names a transition that the item makes, and after which another
 * instance may follow: not its creation, nor what happens to it together with its stage.
 */
final class RepeatsOnWhatHappens implements CaseRule {

  private static final Set<PlanItemTransition> WITHOUT_NEXT =
      EnumSet.of(
          PlanItemTransition.CREATE,
          PlanItemTransition.PARENT_SUSPEND,
          PlanItemTransition.PARENT_TERMINATE);

  @Override
  public void check(CheckedCase checked, Problems problems) {
    checked.controlsOf().forEach(each -> check(each, problems));
  }

  private static void check(ControlOf rules, Problems problems) {
    var owner = rules.owner();
    var definition = rules.definition();
    var rule = rules.control().repetitionRule();
    var event = rule == null ? null : rule.repeatOnStandardEvent();
    if (event != null && !possible(definition).contains(event)) {
      problems.report(
          CmmnProblem.INVALID_VALUE,
          owner,
          "'%s' has the repeatOnStandardEvent '%s', after which no other instance can follow; it can be %s."
              .formatted(
                  owner.id(),
                  event.text(),
                  possible(definition).stream().map(PlanItemTransition::text).toList()));
    }
  }

  private static Set<PlanItemTransition> possible(PlanItemDefinition definition) {
    var possible =
        EnumSet.copyOf(
            definition instanceof EventListener || definition instanceof Milestone
                ? PlanItemTransition.ofEventsAndMilestones()
                : PlanItemTransition.ofStagesAndTasks());
    possible.removeAll(WITHOUT_NEXT);
    return possible;
  }
}

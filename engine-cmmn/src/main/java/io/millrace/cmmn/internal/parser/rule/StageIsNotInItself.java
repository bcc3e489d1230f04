package io.millrace.cmmn.internal.parser.rule;

import io.millrace.cmmn.model.PlanItemContainer;
import io.millrace.cmmn.model.PlannedElement;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Objects;

/**
 * No stage holds an item of itself, at any depth: it would be started for ever.
 *
 * <p>A definition has to stand in a stage around its item. So a stage can only come to hold itself
 * by an item that refers to a stage around it.
 */
final class StageIsNotInItself implements CaseRule {

  @Override
  public void check(CheckedCase checked, Problems problems) {
    checked.all(PlannedElement.class).forEach(item -> check(item, checked, problems));
  }

  private static void check(PlannedElement item, CheckedCase checked, Problems problems) {
    var walk = new StageWalk(checked, item.definitionRef());
    var isStage = !Objects.equals(item.definitionRef(), checked.planModel().id());
    if (isStage && walk.reaches(item)) {
      problems.report(
          CmmnProblem.STAGE_IN_ITSELF,
          item,
          "The planItem stands in '" + item.definitionRef() + "', to which it refers.");
    }
  }

  /**
   * Looks for an item in a stage and all that its items refer to.
   *
   * @param checked the case
   * @param stage the id of the stage
   */
  private record StageWalk(CheckedCase checked, String stage) {

    boolean reaches(PlannedElement item) {
      var seen = new HashSet<String>();
      var open = new ArrayDeque<String>();
      open.add(String.valueOf(stage));
      while (!open.isEmpty()) {
        var id = open.poll();
        var container = checked.index().find(id, PlanItemContainer.class).orElse(null);
        if (container == null || !seen.add(id)) {
          continue;
        }
        if (container.planItems().stream().anyMatch(inner -> inner == item)) {
          return true;
        }
        container.planItems().stream()
            .map(PlannedElement::definitionRef)
            .filter(reference -> reference != null)
            .forEach(open::add);
      }
      return false;
    }
  }
}

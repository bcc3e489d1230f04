package io.millrace.cmmn.internal.parser.rule;

import io.millrace.cmmn.model.DiscretionaryItem;
import io.millrace.cmmn.model.HumanTask;
import io.millrace.cmmn.model.PlanItemContainer;
import io.millrace.cmmn.model.PlannedElement;
import io.millrace.cmmn.model.PlanningTable;
import io.millrace.cmmn.model.Stage;
import io.millrace.cmmn.model.TableItem;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
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
        if (inside(container).stream().anyMatch(inner -> inner == item)) {
          return true;
        }
        inside(container).stream()
            .map(PlannedElement::definitionRef)
            .filter(reference -> reference != null)
            .forEach(open::add);
      }
      return false;
    }

    /** What may be planned counts as well, at the stage or at a task in it. */
    private List<PlannedElement> inside(PlanItemContainer container) {
      var inside = new ArrayList<PlannedElement>(container.planItems());
      if (container instanceof Stage stage) {
        add(stage.planningTable(), inside);
      }
      for (var i = 0; i < inside.size(); i++) {
        if (checked.definition(inside.get(i)).orElse(null) instanceof HumanTask task) {
          add(task.planningTable(), inside);
        }
      }
      return inside;
    }

    private static void add(PlanningTable table, List<PlannedElement> inside) {
      for (var item : table == null ? List.<TableItem>of() : table.items()) {
        if (item instanceof PlanningTable inner) {
          add(inner, inside);
        } else if (item instanceof DiscretionaryItem planned && !inside.contains(planned)) {
          inside.add(planned);
        }
      }
    }
  }
}

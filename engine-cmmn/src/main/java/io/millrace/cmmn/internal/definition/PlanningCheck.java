package io.millrace.cmmn.internal.definition;

import io.millrace.cmmn.model.CaseIndex;
import io.millrace.cmmn.model.CmmnElement;
import io.millrace.cmmn.model.DiscretionaryItem;
import io.millrace.cmmn.model.HumanTask;
import io.millrace.cmmn.model.PlanFragment;
import io.millrace.cmmn.model.PlanItem;
import io.millrace.cmmn.model.PlannedElement;
import io.millrace.cmmn.model.PlanningTable;
import io.millrace.cmmn.model.Stage;
import io.millrace.cmmn.model.TableItem;
import io.millrace.common.Problem;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds planning tables, discretionary items and plan fragments that are used where the standard
 * does not want them.
 *
 * <p>Spec: CMMN 1.1 §5.4.8, §5.4.9, §5.4.10.1.
 *
 * @param homes the stage of each item that was seen and may be planned
 */
record PlanningCheck(
    String resource, CaseIndex index, List<Problem> problems, Map<String, Stage> homes) {

  PlanningCheck(String resource, CaseIndex index, List<Problem> problems) {
    this(resource, index, problems, new HashMap<>());
  }

  /** Checks what may be planned into a stage. */
  void check(Stage stage) {
    for (var entry : StagePlanning.entries(index, stage)) {
      if (index.definition(entry) instanceof PlanFragment fragment) {
        fragment(entry, fragment);
      }
    }
    stage.planItems().forEach(item -> isNoFragment(item, item));
    for (var item : StagePlanning.planned(index, stage)) {
      home(item, stage);
      task(item);
    }
    stage.planItems().forEach(this::task);
  }

  private void home(PlannedElement item, Stage stage) {
    var home = homes.putIfAbsent(item.id(), stage);
    if (home != null && home != stage) {
      report(
          CaseProblem.SHARED_STAGE,
          item,
          "The item would be planned into '%s' and into '%s'.".formatted(home.id(), stage.id()));
    }
  }

  private void isNoFragment(PlannedElement item, PlanItem inner) {
    if (index.definition(inner) instanceof PlanFragment fragment) {
      report(
          CaseProblem.PLANNING,
          item,
          "The plan item is of the plan fragment '" + fragment.id() + "', which is planned only.");
    }
  }

  /** What has no lifecycle has nothing that could be started, ended or repeated. */
  private void fragment(DiscretionaryItem entry, PlanFragment fragment) {
    var hasMore =
        entry.itemControl() != null
            || fragment.settings().defaultControl() != null
            || !entry.entryCriteria().isEmpty()
            || !entry.exitCriteria().isEmpty();
    if (hasMore) {
      report(
          CaseProblem.PLANNING,
          entry,
          "The discretionary item is of the plan fragment '"
              + fragment.id()
              + "', which has no lifecycle, and has rules or criteria.");
    }
    fragment.planItems().forEach(inner -> isNoFragment(inner, inner));
  }

  private void task(PlannedElement item) {
    if (!(index.definition(item) instanceof HumanTask task) || task.planningTable() == null) {
      return;
    }
    if (!task.task().blocking()) {
      report(
          CaseProblem.PLANNING,
          task,
          "The task does not block, so nobody can plan while it is active.");
    }
    if (plans(task.planningTable(), task)) {
      report(CaseProblem.PLANNING, task, "The task is discretionary to itself.");
    }
  }

  private static boolean plans(PlanningTable table, HumanTask task) {
    return table.items().stream().anyMatch(item -> plans(item, task));
  }

  private static boolean plans(TableItem item, HumanTask task) {
    return item instanceof PlanningTable inner
        ? plans(inner, task)
        : ((DiscretionaryItem) item).definitionRef().equals(task.id());
  }

  private void report(CaseProblem problem, CmmnElement element, String message) {
    var found = problem.at(resource, element, message);
    if (!problems.contains(found)) {
      problems.add(found);
    }
  }
}

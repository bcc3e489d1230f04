package io.millrace.cmmn.internal.definition;

import io.millrace.cmmn.model.ApplicabilityRule;
import io.millrace.cmmn.model.CaseIndex;
import io.millrace.cmmn.model.DiscretionaryItem;
import io.millrace.cmmn.model.HumanTask;
import io.millrace.cmmn.model.PlanFragment;
import io.millrace.cmmn.model.PlannedElement;
import io.millrace.cmmn.model.PlanningTable;
import io.millrace.cmmn.model.Stage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/**
 * What users may plan into one stage: what its planning table holds and, since tables of human
 * tasks plan into the stage around the task, what theirs hold.
 */
final class StagePlanning {

  private final CaseIndex index;
  private final Map<String, DiscretionaryItem> items = new LinkedHashMap<>();

  private StagePlanning(CaseIndex index) {
    this.index = index;
  }

  /** Returns the entries of all tables, in the order of the document. */
  static List<DiscretionaryItem> entries(CaseIndex index, Stage stage) {
    var found = new StagePlanning(index);
    found.table(stage.planningTable());
    stage.planItems().forEach(found::tableOf);
    return List.copyOf(found.items.values());
  }

  /** Returns what becomes plan items: entries, and the content of plan fragments. */
  static List<PlannedElement> planned(CaseIndex index, Stage stage) {
    var planned = new LinkedHashSet<PlannedElement>();
    for (var entry : entries(index, stage)) {
      if (index.definition(entry) instanceof PlanFragment fragment) {
        planned.addAll(fragment.planItems());
      } else {
        planned.add(entry);
      }
    }
    return List.copyOf(planned);
  }

  /** Returns the applicability rules of a table and those in it; of none if there is no table. */
  static List<ApplicabilityRule> rules(PlanningTable table) {
    if (table == null) {
      return List.of();
    }
    var rules = new ArrayList<>(table.applicabilityRules());
    table.items().stream()
        .filter(PlanningTable.class::isInstance)
        .forEach(inner -> rules.addAll(rules((PlanningTable) inner)));
    return rules;
  }

  private void table(PlanningTable table) {
    if (table == null) {
      return;
    }
    for (var entry : table.items()) {
      if (entry instanceof PlanningTable inner) {
        table(inner);
      } else if (entry instanceof DiscretionaryItem item && items.put(item.id(), item) == null) {
        tableOf(item);
      }
    }
  }

  private void tableOf(PlannedElement item) {
    var definition = index.definition(item);
    if (definition instanceof HumanTask task) {
      table(task.planningTable());
    } else if (definition instanceof PlanFragment fragment) {
      fragment.planItems().stream()
          .filter(inner -> !(index.definition(inner) instanceof PlanFragment))
          .forEach(this::tableOf);
    }
  }
}

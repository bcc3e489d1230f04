package io.millrace.cmmn.internal.model;

import io.millrace.cmmn.model.Case;
import io.millrace.cmmn.model.CaseIndex;
import io.millrace.cmmn.model.HumanTask;
import java.util.List;

/**
 * The human tasks of a case's plan model.
 *
 * @param key its id, which all versions share
 * @param name its name, or null
 * @param planItems what its plan model holds, in the order of the file
 */
public record CaseModel(String key, String name, List<PlannedTask> planItems) {

  /** Copies the list. */
  public CaseModel {
    planItems = List.copyOf(planItems);
  }

  /** Takes the human tasks of a case. */
  public static CaseModel of(Case source) {
    var index = CaseIndex.of(source);
    var items =
        source.planModel().planItems().stream()
            .filter(item -> index.definition(item) instanceof HumanTask)
            .map(
                item ->
                    new PlannedTask(
                        item.id(),
                        item.name() == null ? index.definition(item).name() : item.name(),
                        item.definitionRef()))
            .toList();
    return new CaseModel(source.key(), source.name(), items);
  }
}

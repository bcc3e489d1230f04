package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.model.Case;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.localization.LocalizedModel;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * A version of a case, ready to run. Immutable, shared by all threads, kept in the definition
 * cache.
 *
 * @param definition the row of this version; not to be changed
 * @param model the model as deployed
 * @param planModel the plan model
 * @param nodes all plan items by id; one inside a stage that several plan items use is there once
 *     for each of them
 * @param caseFile the case file; null for a case that has none
 * @param hasConditions whether a change of a variable can start or end something
 * @param watches what waits for changes of variables
 * @param watchesTasks whether somebody listens to tasks, or not everybody may perform them
 * @param hearsOpenTasks whether somebody listens to changes of tasks that stay open
 * @param texts what it and its elements are called in other languages
 * @param injected its plan items as they are in another case
 */
public record CaseGraph(
    DefinitionEntity definition,
    Case model,
    PlanItemNode planModel,
    Map<String, List<PlanItemNode>> nodes,
    CaseFileGraph caseFile,
    boolean hasConditions,
    VariableWatches watches,
    boolean watchesTasks,
    boolean hearsOpenTasks,
    LocalizedModel texts,
    InjectedGraphs injected) {

  /** Returns all plan items, in no particular order. */
  public Stream<PlanItemNode> all() {
    return nodes.values().stream().flatMap(List::stream);
  }

  /** Returns the plan items of an id: none, one, or one for each use of the stage around it. */
  public List<PlanItemNode> of(String id) {
    return nodes.getOrDefault(id, List.of());
  }

  /**
   * Returns a plan item.
   *
   * @param stage gives the stage around it, if that is needed to tell it from others of its id
   * @throws IllegalStateException if the case has no such plan item
   */
  PlanItemNode node(String id, Supplier<PlanItemNode> stage) {
    var found = nodes.getOrDefault(id, List.of());
    if (found.size() == 1) {
      return found.get(0);
    }
    var around = found.isEmpty() ? null : stage.get();
    return found.stream()
        .filter(node -> node.parent() == around)
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "The case '" + model.key() + "' has no plan item '" + id + "' there"));
  }
}

package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.model.Case;
import io.millrace.common.internal.deployment.DefinitionEntity;
import java.util.Map;

/**
 * A version of a case, ready to run. Immutable, shared by all threads, kept in the definition
 * cache.
 *
 * @param definition the row of this version; not to be changed
 * @param model the model as deployed
 * @param planModel the plan model
 * @param nodes all plan items by id
 * @param caseFile the case file; null for a case that has none
 * @param hasConditions whether a change of a variable can start or end something
 * @param watches what waits for changes of variables
 */
public record CaseGraph(
    DefinitionEntity definition,
    Case model,
    PlanItemNode planModel,
    Map<String, PlanItemNode> nodes,
    CaseFileGraph caseFile,
    boolean hasConditions,
    VariableWatches watches) {

  /**
   * Returns a plan item.
   *
   * @throws IllegalStateException if the case has no such plan item
   */
  public PlanItemNode node(String id) {
    var node = nodes.get(id);
    if (node == null) {
      throw new IllegalStateException(
          "The case '" + model.key() + "' has no plan item '" + id + "'");
    }
    return node;
  }
}

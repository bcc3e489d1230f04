package io.millrace.cmmn.internal.command;

import io.millrace.cmmn.internal.operation.CaseGraph;
import io.millrace.cmmn.internal.operation.PlanItemNode;
import io.millrace.cmmn.internal.operation.PlannedChange;
import io.millrace.cmmn.internal.operation.PlannedChange.Kind;
import io.millrace.cmmn.migration.ActivatePlanItemDefinitionMapping;
import io.millrace.cmmn.migration.MoveToAvailablePlanItemDefinitionMapping;
import io.millrace.cmmn.migration.PlanItemDefinitionMapping;
import io.millrace.cmmn.migration.RemoveWaitingForRepetitionPlanItemDefinitionMapping;
import io.millrace.cmmn.migration.TerminatePlanItemDefinitionMapping;
import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.expression.Expressions;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * A change of state as a caller asks for it, in words of the model.
 *
 * @param kind what is to happen
 * @param definitionId the id of the definition of the plan items, or of a plan item
 * @param condition an expression; null for always
 * @param localVariables the variables that instances get
 */
public record StateChangeRequest(
    Kind kind, String definitionId, String condition, Map<String, Object> localVariables) {

  /** Returns what a mapping asks for. */
  public static StateChangeRequest of(PlanItemDefinitionMapping mapping) {
    return new StateChangeRequest(
        kind(mapping),
        mapping.getPlanItemDefinitionId(),
        mapping.getCondition(),
        localVariables(mapping));
  }

  private static Kind kind(PlanItemDefinitionMapping mapping) {
    if (mapping instanceof ActivatePlanItemDefinitionMapping) {
      return Kind.ACTIVATE;
    }
    if (mapping instanceof MoveToAvailablePlanItemDefinitionMapping) {
      return Kind.AVAILABLE;
    }
    if (mapping instanceof TerminatePlanItemDefinitionMapping) {
      return Kind.TERMINATE;
    }
    return mapping instanceof RemoveWaitingForRepetitionPlanItemDefinitionMapping
        ? Kind.REMOVE_WAITING
        : Kind.AWAIT_REPETITION;
  }

  private static Map<String, Object> localVariables(PlanItemDefinitionMapping mapping) {
    if (mapping instanceof ActivatePlanItemDefinitionMapping activate) {
      return activate.getWithLocalVariables();
    }
    return mapping instanceof MoveToAvailablePlanItemDefinitionMapping move
        ? move.getWithLocalVariables()
        : Map.of();
  }

  /**
   * Returns the changes to be made in a case.
   *
   * @throws BadArgumentException if it has no such plan item
   */
  List<PlannedChange> in(CaseGraph graph, Expressions expressions) {
    var nodes = require(graph);
    var when = condition == null ? null : expressions.parse(condition);
    return nodes.stream()
        .map(node -> new PlannedChange(kind, node, names(node), when, localVariables))
        .toList();
  }

  private boolean names(PlanItemNode node) {
    return node.id().equals(definitionId);
  }

  /**
   * Returns the plan items that are meant.
   *
   * @throws BadArgumentException if the case has none
   */
  List<PlanItemNode> require(CaseGraph graph) {
    var nodes = nodes(graph, definitionId);
    if (nodes.isEmpty()) {
      throw new BadArgumentException(
          "The case '"
              + graph.model().key()
              + "' has no plan item with the definition '"
              + definitionId
              + "'. Its definitions are "
              + definitions(graph)
              + ".");
    }
    return nodes;
  }

  /** Returns the plan items of a definition; or the one that has the id itself. */
  private static List<PlanItemNode> nodes(CaseGraph graph, String definitionId) {
    var found =
        graph.all().filter(node -> node.names().definitionId().equals(definitionId)).toList();
    return found.isEmpty() ? graph.of(definitionId) : found;
  }

  private static TreeSet<String> definitions(CaseGraph graph) {
    var ids = new TreeSet<String>();
    graph.all().forEach(node -> ids.add(node.names().definitionId()));
    return ids;
  }
}

package io.millrace.bpmn.internal.migration;

import io.millrace.bpmn.internal.model.Activity;
import io.millrace.bpmn.internal.model.BoundaryEvent;
import io.millrace.bpmn.internal.model.ComplexGateway;
import io.millrace.bpmn.internal.model.EventBasedGateway;
import io.millrace.bpmn.internal.model.EventSubProcess;
import io.millrace.bpmn.internal.model.InclusiveGateway;
import io.millrace.bpmn.internal.model.IntermediateCatchEvent;
import io.millrace.bpmn.internal.model.ParallelGateway;
import io.millrace.bpmn.internal.model.StartEvent;
import io.millrace.bpmn.internal.operation.CompiledProcess;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.migration.ProcessInstanceMigrationDocument;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What two versions have in common, and what a plan between them gets wrong.
 *
 * @param from the one version
 * @param to the other one
 */
public record EqualActivities(CompiledProcess from, CompiledProcess to) {

  private static final Set<Class<?>> WAITING =
      Set.of(
          BoundaryEvent.class,
          IntermediateCatchEvent.class,
          ParallelGateway.class,
          InclusiveGateway.class,
          ComplexGateway.class,
          EventBasedGateway.class);

  /**
   * Returns what has a counterpart of its kind with its id, in equal scopes.
   *
   * @return ids in the order of the document
   */
  public List<String> ids() {
    return from.model().graph().nodes().keySet().stream()
        .map(from::node)
        .filter(EqualActivities::canWait)
        .filter(this::isEqual)
        .map(Node::id)
        .toList();
  }

  /** Tells whether tokens wait at an element, or for it. */
  private static boolean canWait(Node node) {
    return node.element() instanceof Activity
        || WAITING.contains(node.element().getClass())
        || node.element() instanceof StartEvent
            && node.scope() != null
            && node.scope().element() instanceof EventSubProcess;
  }

  private boolean isEqual(Node node) {
    var mine = node;
    var other = to.nodes().get(node.id());
    while (mine != null && other != null && mine.id().equals(other.id())) {
      if (!Fit.goesOn(mine, other)) {
        return false;
      }
      mine = mine.scope();
      other = other.scope();
    }
    return mine == null && other == null;
  }

  /** Returns what a document that is a plan gets wrong. */
  public List<String> problems(ProcessInstanceMigrationDocument plan) {
    var problems = new ArrayList<>(ElementMapping.problems(plan, from, to));
    if (problems.isEmpty()) {
      var mapping = ElementMapping.of(plan, to);
      for (var id : mapping.rules().keySet()) {
        check(from.node(id), mapping, problems);
      }
    }
    return problems;
  }

  private static void check(Node node, ElementMapping mapping, List<String> problems) {
    var target = mapping.target(node);
    if (!canWait(node)) {
      problems.add("No token ever waits at the " + node + ". Leave it out.");
    } else if (!Fit.goesOn(node, target)) {
      problems.add(
          "The "
              + node
              + " cannot go on as the "
              + target
              + ", which is of another kind. Map it to an element of its kind.");
    } else if (!isInside(target, mapping.target(node.scope()))) {
      problems.add(
          "The "
              + node
              + " stands in "
              + Words.scope(mapping.target(node.scope()))
              + " then, but the "
              + target
              + " does not. Map what is around it as well.");
    }
  }

  private static boolean isInside(Node target, Node around) {
    for (var scope = target.scope(); scope != around; scope = scope.scope()) {
      if (scope == null || !Fit.isPlainScope(scope)) {
        return false;
      }
    }
    return true;
  }
}

package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.NoneEventDefinition;
import io.millrace.bpmn.internal.model.ProcessModel;
import io.millrace.bpmn.internal.model.StartEvent;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.internal.deployment.DefinitionEntity;
import java.util.List;
import java.util.Map;

/**
 * A version of a process, ready to run. Immutable, shared by all threads, kept in the definition
 * cache.
 *
 * @param definition the row of this version; not to be changed
 * @param model the model as deployed
 * @param nodes all elements by id
 * @param startEvents what starts instances: the start events of the top level, in the order of the
 *     document, then the events behind gateways and the receive tasks that do
 * @param eventStarts the start events of the event sub-processes of the top level, in that order
 * @param listeners what listens at the process itself
 * @param data the variables that each instance begins with
 * @param joins the joins that wait for all tokens that can still come, by the id of their scope
 * @param watchesVariables whether an event waits for a condition or a variable
 * @param hearsOpenTasks whether what changes at an open task may go on in the instance: a listener
 *     of tasks hears of it, or one of the engine's events throws something
 */
public record CompiledProcess(
    DefinitionEntity definition,
    ProcessModel model,
    Map<String, Node> nodes,
    List<Node> startEvents,
    List<Node> eventStarts,
    ElementListeners listeners,
    DataObjects data,
    Map<String, ScopeJoins> joins,
    boolean watchesVariables,
    boolean hearsOpenTasks) {

  /** Returns the joins of a scope that wait for all tokens that can still come. */
  ScopeJoins joinsIn(ExecutionEntity scope) {
    return joins.getOrDefault(
        scope.isProcessInstance() ? model.key() : scope.activityId(), ScopeJoins.NONE);
  }

  /**
   * Returns an element.
   *
   * @throws IllegalStateException if the process has no such element
   */
  public Node node(String id) {
    var node = nodes.get(id);
    if (node == null) {
      throw new IllegalStateException(
          "The process '" + model.key() + "' has no element '" + id + "'");
    }
    return node;
  }

  /** Returns the start event without a trigger at the top level; null if there is none. */
  public Node noneStart() {
    for (var start : startEvents) {
      if (isNone(start)) {
        return start;
      }
    }
    return null;
  }

  private static boolean isNone(Node node) {
    return node.element() instanceof StartEvent start
        && start.definition() instanceof NoneEventDefinition;
  }

  /** Tells whether anything in the process can be compensated. */
  public boolean compensates() {
    return !model.graph().compensation().handlers().isEmpty();
  }
}

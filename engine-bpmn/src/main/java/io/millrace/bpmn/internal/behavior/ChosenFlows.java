package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.Flow;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The flows of a gateway that may take several of them.
 *
 * @param node the gateway
 */
record ChosenFlows(Node node) {

  /**
   * Returns the flows whose conditions hold, those without one among them; the default flow if
   * there are none.
   *
   * @throws io.millrace.common.EngineException if there are flows and none can be taken
   */
  List<Flow> of(ExecutionEntity execution, BpmnContext context) {
    var chosen = among(flow -> flow.holds(execution, context));
    if (chosen.isEmpty() && !node.outgoing().isEmpty()) {
      throw context.noFlow(node, execution);
    }
    return chosen;
  }

  /** Returns the flows that have a condition which holds; the default flow if there are none. */
  List<Flow> withConditions(ExecutionEntity execution, BpmnContext context) {
    return among(flow -> flow.condition() != null && flow.holds(execution, context));
  }

  private List<Flow> among(Predicate<Flow> isTaken) {
    var chosen = new ArrayList<Flow>();
    for (var flow : node.outgoing()) {
      if (flow != node.defaultFlow() && isTaken.test(flow)) {
        chosen.add(flow);
      }
    }
    if (chosen.isEmpty() && node.defaultFlow() != null) {
      chosen.add(node.defaultFlow());
    }
    return chosen;
  }
}

package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.ExclusiveGateway;
import io.millrace.bpmn.internal.model.SequenceFlow;
import java.util.List;

/**
 * An exclusive gateway can take each of its flows: none without a condition stands before another,
 * and a single flow has none.
 */
final class ExclusiveGatewayChooses implements ProcessRule {

  @Override
  public void check(Validation validation) {
    validation.nodes(ExclusiveGateway.class).forEach(gateway -> check(gateway, validation));
  }

  private void check(ExclusiveGateway gateway, Validation validation) {
    var flows = validation.process().outgoing(gateway.id());
    if (flows.size() == 1 && flows.get(0).condition() != null) {
      validation.report(
          BpmnProblem.CONDITION_ON_ONLY_FLOW,
          flows.get(0),
          "The only way out of "
              + Validation.named(gateway)
              + " has a condition: where it is false, the process fails.");
    }
    checkOrder(flows, validation.process().defaultFlow(gateway.id()), gateway, validation);
  }

  private void checkOrder(
      List<SequenceFlow> flows,
      SequenceFlow defaultFlow,
      ExclusiveGateway gateway,
      Validation validation) {
    var last = flows.size() - 1;
    for (var i = 0; i <= last; i++) {
      var flow = flows.get(i);
      var hides = i < last || defaultFlow != null;
      if (hides && flow.condition() == null && !flow.equals(defaultFlow)) {
        validation.report(
            BpmnProblem.FLOW_HIDES_OTHERS,
            flow,
            "Sequence flow '"
                + flow.id()
                + "' of "
                + Validation.named(gateway)
                + " has no condition, so those after it and the default are never taken.");
        return;
      }
    }
  }
}

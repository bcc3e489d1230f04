package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.EventBasedGateway;
import io.millrace.bpmn.internal.model.Gateway;
import io.millrace.bpmn.internal.model.ParallelGateway;

/**
 * A parallel or event-based gateway takes its flows whatever their conditions (BPMN 2.0.2 §13.4).
 */
final class ParallelGatewayHasNoConditions implements ProcessRule {

  @Override
  public void check(Validation validation) {
    validation
        .nodes(Gateway.class)
        .filter(node -> node instanceof ParallelGateway || node instanceof EventBasedGateway)
        .flatMap(gateway -> validation.process().outgoing(gateway.id()).stream())
        .filter(flow -> flow.condition() != null)
        .forEach(
            flow ->
                validation.report(
                    BpmnProblem.CONDITION_IGNORED,
                    flow,
                    "Sequence flow '"
                        + flow.id()
                        + "' leaves a gateway that takes no account of its condition."));
  }
}

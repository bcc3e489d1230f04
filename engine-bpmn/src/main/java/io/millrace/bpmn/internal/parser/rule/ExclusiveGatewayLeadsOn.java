package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.Gateway;
import io.millrace.bpmn.internal.model.ParallelGateway;

/** A gateway that decides has a way out. */
final class ExclusiveGatewayLeadsOn implements ProcessRule {

  @Override
  public void check(Validation validation) {
    validation
        .nodes(Gateway.class)
        .filter(gateway -> !(gateway instanceof ParallelGateway))
        .filter(gateway -> validation.process().outgoing(gateway.id()).isEmpty())
        .forEach(
            gateway ->
                validation.report(
                    BpmnProblem.GATEWAY_WITHOUT_OUTGOING_FLOW,
                    gateway,
                    "No sequence flow leaves " + Validation.named(gateway) + "."));
  }
}

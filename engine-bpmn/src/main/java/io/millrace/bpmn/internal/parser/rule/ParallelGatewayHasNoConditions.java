package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.ParallelGateway;

/** A parallel gateway takes all its flows, whatever their conditions (BPMN 2.0.2 §13.4.1). */
final class ParallelGatewayHasNoConditions implements ProcessRule {

  @Override
  public void check(Validation validation) {
    validation
        .nodes(ParallelGateway.class)
        .flatMap(gateway -> validation.process().outgoing(gateway.id()).stream())
        .filter(flow -> flow.condition() != null)
        .forEach(
            flow ->
                validation.report(
                    BpmnProblem.CONDITION_IGNORED,
                    flow,
                    "Sequence flow '"
                        + flow.id()
                        + "' leaves a parallel gateway, which ignores its condition."));
  }
}

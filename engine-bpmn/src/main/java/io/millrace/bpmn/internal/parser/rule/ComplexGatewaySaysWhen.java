package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.ComplexGateway;

/** A complex gateway where several flows meet says when enough tokens are there. */
final class ComplexGatewaySaysWhen implements ProcessRule {

  @Override
  public void check(Validation validation) {
    validation
        .nodes(ComplexGateway.class)
        .filter(gateway -> gateway.activationCondition() == null)
        .filter(gateway -> validation.process().incoming(gateway.id()).size() > 1)
        .forEach(
            gateway ->
                validation.report(
                    BpmnProblem.MISSING_ACTIVATION_CONDITION,
                    gateway,
                    "Several flows meet in "
                        + Validation.named(gateway)
                        + ", which has no activationCondition."));
  }
}

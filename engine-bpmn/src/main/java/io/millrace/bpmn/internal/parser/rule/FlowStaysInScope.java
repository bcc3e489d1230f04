package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.SequenceFlow;

/** Both ends of a sequence flow stand in the same process or sub-process (BPMN 2.0.2 §7.6.1). */
final class FlowStaysInScope implements ProcessRule {

  @Override
  public void check(Validation validation) {
    validation.flows().stream()
        .filter(flow -> crosses(flow, validation))
        .forEach(
            flow ->
                validation.report(
                    BpmnProblem.FLOW_ACROSS_SCOPES,
                    flow,
                    "Sequence flow '"
                        + flow.id()
                        + "' leads from '"
                        + flow.source()
                        + "' in '"
                        + validation.process().parent(flow.source())
                        + "' to '"
                        + flow.target()
                        + "' in '"
                        + validation.process().parent(flow.target())
                        + "'."));
  }

  private boolean crosses(SequenceFlow flow, Validation validation) {
    var from = validation.process().parent(flow.source());
    var to = validation.process().parent(flow.target());
    return from != null && to != null && !from.equals(to);
  }
}

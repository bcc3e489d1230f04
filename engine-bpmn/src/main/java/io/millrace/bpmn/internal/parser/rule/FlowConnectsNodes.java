package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.SequenceFlow;

/** Both ends of a sequence flow are nodes of its process. */
final class FlowConnectsNodes implements ProcessRule {

  @Override
  public void check(Validation validation) {
    for (var flow : validation.flows()) {
      check("sourceRef", flow.source(), flow, validation);
      check("targetRef", flow.target(), flow, validation);
    }
  }

  private void check(String attribute, String nodeId, SequenceFlow flow, Validation validation) {
    if (nodeId.isEmpty()) {
      validation.report(
          BpmnProblem.DANGLING_FLOW,
          flow,
          "Sequence flow '" + flow.id() + "' has no " + attribute + ".");
    } else if (validation.process().node(nodeId) == null
        && !validation.problems().isRefused(nodeId)) {
      validation.report(
          BpmnProblem.DANGLING_FLOW,
          flow,
          attribute
              + " of sequence flow '"
              + flow.id()
              + "' names '"
              + nodeId
              + "', which is no flow node of process '"
              + validation.process().key()
              + "'.");
    }
  }
}

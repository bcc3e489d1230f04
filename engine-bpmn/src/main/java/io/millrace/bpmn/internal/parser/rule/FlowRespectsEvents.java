package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.BoundaryEvent;
import io.millrace.bpmn.internal.model.EndEvent;
import io.millrace.bpmn.internal.model.EventSubProcess;
import io.millrace.bpmn.internal.model.FlowNode;
import io.millrace.bpmn.internal.model.SequenceFlow;
import io.millrace.bpmn.internal.model.StartEvent;

/**
 * No sequence flow leads to a start or boundary event, and none leaves an end event (BPMN 2.0.2
 * §10.5); none touches an event sub-process (§10.3.5).
 */
final class FlowRespectsEvents implements ProcessRule {

  @Override
  public void check(Validation validation) {
    for (var flow : validation.flows()) {
      var source = validation.process().node(flow.source());
      var target = validation.process().node(flow.target());
      if (source instanceof EndEvent || source instanceof EventSubProcess) {
        report(flow, "leaves", source, validation);
      }
      if (target instanceof StartEvent
          || target instanceof BoundaryEvent
          || target instanceof EventSubProcess) {
        report(flow, "leads to", target, validation);
      }
    }
  }

  private void report(SequenceFlow flow, String verb, FlowNode node, Validation validation) {
    validation.report(
        BpmnProblem.FLOW_NOT_ALLOWED,
        flow,
        "Sequence flow '" + flow.id() + "' " + verb + " " + Validation.named(node) + ".");
  }
}

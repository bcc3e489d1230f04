package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.BoundaryEvent;
import io.millrace.bpmn.internal.model.CompensateEventDefinition;
import io.millrace.bpmn.internal.model.EventSubProcess;
import java.util.stream.Stream;

/** A handler is bound to an event, stands outside the flow, and is not compensated itself. */
final class CompensationHandlerIsBound implements ProcessRule {

  @Override
  public void check(Validation validation) {
    validation.nodes().stream()
        .filter(node -> !(node instanceof EventSubProcess))
        .map(node -> node.id())
        .filter(validation.process().graph().compensation().handlers()::contains)
        .forEach(id -> check(id, validation));
  }

  private void check(String handler, Validation validation) {
    var process = validation.process();
    Stream.concat(process.incoming(handler).stream(), process.outgoing(handler).stream())
        .forEach(
            flow ->
                validation.report(
                    BpmnProblem.COMPENSATION_IN_FLOW,
                    flow,
                    "Sequence flow '"
                        + flow.id()
                        + "' connects the compensation handler '"
                        + handler
                        + "'."));
    if (!isBound(handler, validation)) {
      validation.report(
          BpmnProblem.UNUSED_COMPENSATION_HANDLER,
          process.node(handler),
          "No compensation boundary event leads to '" + handler + "', so it never runs.");
    }
  }

  private static boolean isBound(String handler, Validation validation) {
    var links = validation.process().graph().compensation();
    return validation
        .nodes(BoundaryEvent.class)
        .filter(event -> event.definition() instanceof CompensateEventDefinition)
        .anyMatch(event -> links.boundTo(event.id()).contains(handler));
  }
}

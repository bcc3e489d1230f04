package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.BoundaryEvent;
import io.millrace.bpmn.internal.model.CompensateEventDefinition;
import io.millrace.bpmn.internal.model.EventSubProcess;
import io.millrace.bpmn.internal.model.ProcessModel;
import io.millrace.bpmn.internal.model.SubProcess;
import io.millrace.bpmn.internal.model.Transaction;
import java.util.HashSet;

/**
 * An event sub-process that compensates undoes the sub-process that it stands in, which has no
 * other handler (BPMN 2.0.2 §10.5.5).
 */
final class CompensationSubProcessIsInside implements ProcessRule {

  @Override
  public void check(Validation validation) {
    var process = validation.process();
    var undone = new HashSet<String>();
    validation
        .nodes(EventSubProcess.class)
        .filter(handler -> process.graph().compensation().handlers().contains(handler.id()))
        .filter(
            handler ->
                !isOfSubProcess(handler, process) | !undone.add(process.parent(handler.id())))
        .forEach(
            handler ->
                validation.report(
                    BpmnProblem.COMPENSATION_SUB_PROCESS,
                    handler,
                    "The event sub-process '"
                        + handler.id()
                        + "' compensates '"
                        + process.parent(handler.id())
                        + "', which is no sub-process or has another handler."));
  }

  private static boolean isOfSubProcess(EventSubProcess handler, ProcessModel process) {
    var scope = process.parent(handler.id());
    var node = process.node(scope);
    return (node instanceof SubProcess || node instanceof Transaction)
        && process.boundaryEvents(scope).stream()
            .map(BoundaryEvent::definition)
            .noneMatch(CompensateEventDefinition.class::isInstance);
  }
}

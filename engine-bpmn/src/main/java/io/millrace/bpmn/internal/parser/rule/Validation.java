package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.AdHocSubProcess;
import io.millrace.bpmn.internal.model.ElementInfo;
import io.millrace.bpmn.internal.model.Event;
import io.millrace.bpmn.internal.model.EventDefinition;
import io.millrace.bpmn.internal.model.EventSubProcess;
import io.millrace.bpmn.internal.model.FlowElement;
import io.millrace.bpmn.internal.model.FlowNode;
import io.millrace.bpmn.internal.model.ProcessModel;
import io.millrace.bpmn.internal.model.SequenceFlow;
import io.millrace.bpmn.internal.model.SubProcess;
import io.millrace.bpmn.internal.model.Transaction;
import java.util.Collection;
import java.util.stream.Stream;

/**
 * One process on trial.
 *
 * @param process the process, which may be wrong in any way
 * @param problems where to report
 */
record Validation(ProcessModel process, Problems problems) {

  Collection<FlowNode> nodes() {
    return process.graph().nodes().values();
  }

  <N extends FlowNode> Stream<N> nodes(Class<N> kind) {
    return nodes().stream().filter(kind::isInstance).map(kind::cast);
  }

  Collection<SequenceFlow> flows() {
    return process.graph().flows().values();
  }

  /** Returns the process itself and all its sub-processes. */
  Stream<ElementInfo> scopes() {
    return Stream.concat(
        Stream.of(process.info()),
        nodes().stream().filter(Validation::isScope).map(FlowElement::info));
  }

  private static boolean isScope(FlowNode node) {
    return node instanceof SubProcess
        || node instanceof EventSubProcess
        || node instanceof Transaction
        || node instanceof AdHocSubProcess;
  }

  void report(BpmnProblem problem, FlowElement element, String message) {
    report(problem, element.info(), message);
  }

  void report(BpmnProblem problem, ElementInfo element, String message) {
    problems.report(problem, element.position(), element.id(), message);
  }

  /** Returns what an event waits for or brings about, one by one; empty where that is wrong. */
  static Stream<EventDefinition> parts(Event event) {
    return event.definition() == null ? Stream.empty() : event.definition().parts().stream();
  }

  /** Returns for example {@code userTask 'pay'}. */
  static String named(FlowNode node) {
    var kind = node.getClass().getSimpleName();
    var name =
        kind.equals("NoneTask")
            ? "task"
            : Character.toLowerCase(kind.charAt(0)) + kind.substring(1);
    return name + " '" + node.id() + "'";
  }
}

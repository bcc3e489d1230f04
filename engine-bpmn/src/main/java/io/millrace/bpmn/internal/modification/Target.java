package io.millrace.bpmn.internal.modification;

import io.millrace.bpmn.internal.model.BoundaryEvent;
import io.millrace.bpmn.internal.model.CompensateEventDefinition;
import io.millrace.bpmn.internal.operation.CompiledProcess;
import io.millrace.bpmn.internal.operation.Flow;
import io.millrace.bpmn.internal.operation.Node;
import java.util.List;
import java.util.stream.Collectors;

/**
 * An element of a process at which something begins.
 *
 * @param node the element that begins
 * @param flow the flow on which a token is put; null where it is put at the element itself
 */
record Target(Node node, Flow flow) {

  private static final String WHOLE_LOOP = "#multiInstanceBody";

  /** Finds it; adds to the problems and returns null if nothing can begin there. */
  static Target find(
      Instruction.Where where, String id, CompiledProcess process, List<String> problems) {
    return switch (where) {
      case BEFORE -> before(id, process, problems);
      case AFTER -> after(id, process, problems);
      case FLOW -> on(id, process, problems);
    };
  }

  /** Returns the sub-process in which it begins; null at the top level of the process. */
  Node scope() {
    return node.scope();
  }

  /** Returns where a token stands that is put there and has not moved yet. */
  String standsAt() {
    return flow == null ? node.id() : flow.element().source();
  }

  /** Returns an element by its id; the name that the field has for a loop means the activity. */
  static String elementId(String id) {
    return id.endsWith(WHOLE_LOOP) ? id.substring(0, id.length() - WHOLE_LOOP.length()) : id;
  }

  /** Returns an element; adds to the problems and returns null if there is none. */
  static Node node(String id, CompiledProcess process, List<String> problems) {
    var node = process.nodes().get(elementId(id));
    if (node == null) {
      problems.add(
          process.model().flow(id) == null
              ? "The process '%s' (version %d) has no element '%s'."
                  .formatted(process.model().key(), process.definition().version(), id)
              : "'%s' is a sequence flow. Name an element, or put a token on the flow with startTransition."
                  .formatted(id));
    }
    return node;
  }

  private static Target before(String id, CompiledProcess process, List<String> problems) {
    var node = node(id, process, problems);
    if (node == null) {
      return null;
    }
    if (isForCompensation(node, process)) {
      problems.add("'%s' belongs to compensation, which alone begins it.".formatted(node.id()));
      return null;
    }
    return new Target(node, null);
  }

  private static boolean isForCompensation(Node node, CompiledProcess process) {
    return process.model().graph().compensation().handlers().contains(node.id())
        || node.element() instanceof BoundaryEvent event
            && event.definition() instanceof CompensateEventDefinition;
  }

  private static Target after(String id, CompiledProcess process, List<String> problems) {
    var node = node(id, process, problems);
    if (node == null) {
      return null;
    }
    var flows = node.outgoing();
    if (flows.size() != 1) {
      problems.add(
          "%d sequence flows leave '%s', so nobody knows which one to take behind it%s. Name a flow or an element to begin."
              .formatted(flows.size(), node.id(), flows.isEmpty() ? "" : ": " + ids(flows)));
      return null;
    }
    return new Target(flows.get(0).target(), flows.get(0));
  }

  private static String ids(List<Flow> flows) {
    return flows.stream()
        .map(flow -> "'" + flow.element().id() + "'")
        .collect(Collectors.joining(", "));
  }

  private static Target on(String id, CompiledProcess process, List<String> problems) {
    var flow = process.model().flow(id);
    if (flow == null) {
      problems.add(
          "The process '%s' (version %d) has no sequence flow '%s'."
              .formatted(process.model().key(), process.definition().version(), id));
      return null;
    }
    return process.node(flow.source()).outgoing().stream()
        .filter(out -> out.element().id().equals(id))
        .map(out -> new Target(out.target(), out))
        .findFirst()
        .orElseThrow();
  }
}

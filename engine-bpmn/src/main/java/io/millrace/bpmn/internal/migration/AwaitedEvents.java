package io.millrace.bpmn.internal.migration;

import io.millrace.bpmn.internal.model.EventBasedGateway;
import io.millrace.bpmn.internal.model.IntermediateCatchEvent;
import io.millrace.bpmn.internal.model.ReceiveTask;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.Flow;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The events that an execution waits for, in both versions: at the border of its activity, in the
 * flow, and as starts of event sub-processes.
 *
 * @param execution the execution
 * @param kept as what an event that is in both versions is awaited, by the id in the old one
 * @param removed the events that are not awaited any more
 * @param added the events that are awaited from now on, or anew
 */
record AwaitedEvents(
    ExecutionEntity execution, Map<String, Node> kept, Set<String> removed, List<Node> added) {

  /**
   * Compares what is awaited.
   *
   * @param before the events of the old version
   * @param after those of the new one
   * @param waiting the elements for which a timer or subscription of the execution waits
   */
  static AwaitedEvents of(
      ExecutionEntity execution,
      List<Node> before,
      List<Node> after,
      Set<String> waiting,
      ElementMapping mapping) {
    var kept = new HashMap<String, Node>();
    var removed = new HashSet<String>();
    var added = new ArrayList<>(after);
    for (var event : before) {
      var target = mapping.target(event);
      if (target == null || !after.contains(target) || !Fit.goesOn(event, target)) {
        removed.add(event.id());
      } else if (waiting.contains(event.id()) && mapping.updates(event)) {
        removed.add(event.id());
      } else if (waiting.contains(event.id()) || !mapping.enabled().contains(target.id())) {
        kept.put(event.id(), target);
        added.remove(target);
      }
    }
    return new AwaitedEvents(execution, kept, removed, added);
  }

  /**
   * Returns what is awaited at an execution.
   *
   * @param node its element, in one of the versions
   * @param isLeft whether only a job is awaited that leaves the element
   */
  static List<Node> at(ExecutionEntity execution, Node node, boolean isLeft, BpmnContext context) {
    if (isLeft || !execution.isUnderWay()) {
      return List.of();
    }
    var events = new ArrayList<Node>();
    if (!context.isLoopInstance(execution)) {
      events.addAll(node.boundaryEvents());
    }
    if (!execution.isMultiInstanceRoot()) {
      if (node.element() instanceof ReceiveTask
          || node.element() instanceof IntermediateCatchEvent) {
        events.add(node);
      } else if (node.element() instanceof EventBasedGateway) {
        node.outgoing().stream().map(Flow::target).forEach(events::add);
      } else if (execution.isScope()) {
        events.addAll(node.eventStarts());
      }
    }
    return events;
  }
}

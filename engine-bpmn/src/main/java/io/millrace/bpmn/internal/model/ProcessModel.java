package io.millrace.bpmn.internal.model;

import io.millrace.common.internal.localization.Localizations;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * One process as its author drew it. Safe to share between threads.
 *
 * @param info its id (the key of its definitions), name, documentation and listeners
 * @param settings what applies to it as a whole
 * @param graph its nodes and flows, those of its sub-processes included
 * @param declarations the messages, signals, errors and escalations of its file
 */
public record ProcessModel(
    ElementInfo info, ProcessSettings settings, FlowGraph graph, Declarations declarations) {

  /**
   * Returns the key of the definitions made of this process.
   *
   * @return the id of the process
   */
  public String key() {
    return info.id();
  }

  /**
   * Returns a node of the process or of any of its sub-processes.
   *
   * @param id its id
   * @return the node, or null where there is none of that id
   */
  public FlowNode node(String id) {
    return graph.nodes().get(id);
  }

  /**
   * Returns a sequence flow of the process or of any of its sub-processes.
   *
   * @param id its id
   * @return the flow, or null where there is none of that id
   */
  public SequenceFlow flow(String id) {
    return graph.flows().get(id);
  }

  /**
   * Returns what an element is called in other languages.
   *
   * @param elementId the id of a node or flow; null for the process itself
   * @return nothing where it is not translated, or there is none of that id
   */
  public Localizations localizations(String elementId) {
    if (elementId == null) {
      return info.localizations();
    }
    FlowElement element = node(elementId) == null ? flow(elementId) : node(elementId);
    return element == null ? Localizations.NONE : element.info().localizations();
  }

  /**
   * Returns the flows that leave a node.
   *
   * @param nodeId the id of the node
   * @return in document order; empty where there are none
   */
  public List<SequenceFlow> outgoing(String nodeId) {
    return graph.outgoing().getOrDefault(nodeId, List.of());
  }

  /**
   * Returns the flows that lead to a node.
   *
   * @param nodeId the id of the node
   * @return in document order; empty where there are none
   */
  public List<SequenceFlow> incoming(String nodeId) {
    return graph.incoming().getOrDefault(nodeId, List.of());
  }

  /**
   * Returns the flow a node takes when no condition holds.
   *
   * @param nodeId the id of the node
   * @return the flow, or null where there is none
   */
  public SequenceFlow defaultFlow(String nodeId) {
    var id = graph.defaults().get(nodeId);
    return id == null ? null : graph.flows().get(id);
  }

  /**
   * Returns the scope a node stands in.
   *
   * @param nodeId the id of the node
   * @return the id of a sub-process, {@link #key()} for nodes at the top, or null for an unknown
   *     node
   */
  public String parent(String nodeId) {
    return graph.parents().get(nodeId);
  }

  /**
   * Returns the nodes that stand in a scope, without those of scopes inside it.
   *
   * @param scopeId the id of a sub-process, or {@link #key()}
   * @return in document order; empty where there are none
   */
  public List<FlowNode> children(String scopeId) {
    return graph.children().getOrDefault(scopeId, List.of());
  }

  /**
   * Returns where a scope begins.
   *
   * @param scopeId the id of a sub-process, or {@link #key()}
   * @return in document order; empty where there are none
   */
  public List<StartEvent> startEvents(String scopeId) {
    return children(scopeId).stream()
        .filter(StartEvent.class::isInstance)
        .map(StartEvent.class::cast)
        .toList();
  }

  /**
   * Returns the start event without a trigger.
   *
   * @param scopeId the id of a sub-process, or {@link #key()}
   * @return the event, or null where there is none
   */
  public StartEvent noneStartEvent(String scopeId) {
    return startEvents(scopeId).stream()
        .filter(event -> event.definition() instanceof NoneEventDefinition)
        .findFirst()
        .orElse(null);
  }

  /**
   * Returns where a link leads.
   *
   * @param source any node
   * @return the first event in the same scope that catches the link that the node throws, or null
   *     where there is none, or the node throws no link
   */
  public IntermediateCatchEvent linkTarget(FlowNode source) {
    return graph.links().get(source.id());
  }

  /**
   * Returns the start events of the event sub-processes of a scope.
   *
   * @param scopeId the id of a sub-process, or {@link #key()}
   * @return in document order; empty where there are none
   */
  public List<StartEvent> eventStarts(String scopeId) {
    return children(scopeId).stream()
        .filter(EventSubProcess.class::isInstance)
        .flatMap(handler -> startEvents(handler.id()).stream())
        .toList();
  }

  /**
   * Returns what starts instances without being a start event: the events behind gateways that
   * instantiate, and the receive tasks that do.
   *
   * @return in document order; empty where there are none
   */
  public List<FlowNode> instantiating() {
    return children(key()).stream().flatMap(this::instantiating).distinct().toList();
  }

  private Stream<FlowNode> instantiating(FlowNode node) {
    if (node instanceof EventBasedGateway gateway && gateway.instantiate()) {
      return outgoing(node.id()).stream().map(flow -> node(flow.target())).filter(Objects::nonNull);
    }
    return node instanceof ReceiveTask task && task.instantiate()
        ? Stream.of(node)
        : Stream.empty();
  }

  /**
   * Returns the gateway that instantiates by an event.
   *
   * @param eventId the id of the event or receive task behind it
   * @return the gateway, or null where there is none
   */
  public EventBasedGateway instantiatingGateway(String eventId) {
    return incoming(eventId).stream()
        .map(flow -> node(flow.source()))
        .filter(EventBasedGateway.class::isInstance)
        .map(EventBasedGateway.class::cast)
        .filter(EventBasedGateway::instantiate)
        .findFirst()
        .orElse(null);
  }

  /**
   * Returns the events attached to an activity.
   *
   * @param activityId the id of the activity
   * @return in document order; empty where there are none
   */
  public List<BoundaryEvent> boundaryEvents(String activityId) {
    return graph.boundaryEvents().getOrDefault(activityId, List.of());
  }
}

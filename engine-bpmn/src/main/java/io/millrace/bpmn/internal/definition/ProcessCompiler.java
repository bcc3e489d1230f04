package io.millrace.bpmn.internal.definition;

import io.millrace.bpmn.internal.model.Activity;
import io.millrace.bpmn.internal.model.BoundaryEvent;
import io.millrace.bpmn.internal.model.CompensateEventDefinition;
import io.millrace.bpmn.internal.model.Continuation;
import io.millrace.bpmn.internal.model.ElementInfo;
import io.millrace.bpmn.internal.model.EventSubProcess;
import io.millrace.bpmn.internal.model.FlowNode;
import io.millrace.bpmn.internal.model.IntermediateCatchEvent;
import io.millrace.bpmn.internal.model.ProcessModel;
import io.millrace.bpmn.internal.model.SequenceFlow;
import io.millrace.bpmn.internal.model.StartEvent;
import io.millrace.bpmn.internal.model.TokenQuantity;
import io.millrace.bpmn.internal.operation.CompiledProcess;
import io.millrace.bpmn.internal.operation.ElementListeners;
import io.millrace.bpmn.internal.operation.Flow;
import io.millrace.bpmn.internal.operation.JoinBehavior;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.operation.ScopeJoins;
import io.millrace.bpmn.internal.parser.BpmnParser;
import io.millrace.common.internal.deployment.DefinitionEntity;
import io.millrace.common.internal.localization.Localizations;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Makes a process ready to run: resolves every reference, parses every expression, gives each
 * element its behavior. Stateless.
 */
public final class ProcessCompiler {

  private final BpmnParser parser;
  private final ElementCompiler elements;

  /** Creates a compiler. */
  public ProcessCompiler(BpmnParser parser, ElementCompiler elements) {
    this.parser = parser;
    this.elements = elements;
  }

  /** Compiles a stored version. */
  public CompiledProcess compile(DefinitionEntity definition, byte[] resource) {
    var model =
        parser.parse(definition.resourceName(), resource).processes().stream()
            .filter(process -> process.key().equals(definition.key()))
            .findFirst()
            .orElseThrow(
                () ->
                    new IllegalStateException(
                        "'"
                            + definition.resourceName()
                            + "' does not hold the process '"
                            + definition.key()
                            + "'"));
    return compile(definition, model);
  }

  /** Compiles a model. */
  public CompiledProcess compile(DefinitionEntity definition, ProcessModel model) {
    var nodes = new LinkedHashMap<String, Node>();
    for (var id : model.graph().nodes().keySet()) {
      node(id, model, nodes);
    }
    for (var node : nodes.values()) {
      link(node, model, nodes);
    }
    elements.behave(model, nodes);
    var starts =
        Stream.concat(model.startEvents(model.key()).stream(), model.instantiating().stream())
            .map(start -> nodes.get(start.id()))
            .toList();
    return new CompiledProcess(
        definition,
        model,
        Map.copyOf(nodes),
        starts,
        eventStarts(model.key(), model, nodes),
        elements.listeners(model.info()),
        elements.dataObjects(model),
        joins(model, nodes.values()),
        nodes.values().stream().anyMatch(node -> !node.variableWaits().isEmpty()),
        hearsOpenTasks(model, nodes.values()));
  }

  private static boolean hearsOpenTasks(ProcessModel model, Collection<Node> nodes) {
    return nodes.stream().anyMatch(node -> node.taskListeners().hearOpenTasks())
        || model.settings().eventListeners().stream()
            .anyMatch(listener -> listener.thrown() != null);
  }

  private static Map<String, ScopeJoins> joins(ProcessModel model, Collection<Node> nodes) {
    return nodes.stream()
        .filter(node -> node.behavior() instanceof JoinBehavior join && join.waits())
        .collect(
            Collectors.groupingBy(
                node -> model.parent(node.id()),
                Collectors.collectingAndThen(Collectors.toList(), ScopeJoins::of)));
  }

  /** Returns a node, and makes its scope's node before it. */
  private static Node node(String id, ProcessModel model, Map<String, Node> nodes) {
    var known = nodes.get(id);
    if (known != null) {
      return known;
    }
    var parent = model.parent(id);
    var scope = parent == null || parent.equals(model.key()) ? null : node(parent, model, nodes);
    var made = new Node(model.node(id), typeOf(model.node(id)), scope);
    nodes.put(id, made);
    return made;
  }

  private void link(Node node, ProcessModel model, Map<String, Node> nodes) {
    var quantities = model.graph().quantities();
    node.takeTokens(quantities.getOrDefault(node.id(), TokenQuantity.ONE));
    var defaultFlow = model.defaultFlow(node.id());
    for (var flow : model.outgoing(node.id())) {
      node.addOutgoing(flow, compile(flow, nodes), flow.equals(defaultFlow));
    }
    linkTo(model.linkTarget(node.element()), node, nodes);
    if (node.element() instanceof EventSubProcess) {
      node.beginWith(nodes.get(model.startEvents(node.id()).get(0).id()));
      if (model.graph().compensation().handlers().contains(node.id())) {
        node.scope().undoBy(node);
        compensateAround(node, model);
      }
    }
    eventStarts(node.id(), model, nodes).forEach(node::addEventStart);
    if (node.element() instanceof Activity) {
      for (BoundaryEvent event : model.boundaryEvents(node.id())) {
        if (event.definition() instanceof CompensateEventDefinition) {
          compensate(node, event, model, nodes);
        } else {
          node.addBoundaryEvent(nodes.get(event.id()));
        }
      }
    }
  }

  /** A link is a flow that is not drawn. */
  private static void linkTo(IntermediateCatchEvent target, Node source, Map<String, Node> nodes) {
    if (target != null) {
      var own = source.element().info();
      var info =
          new ElementInfo(
              source.id() + "->" + target.id(),
              null,
              null,
              Localizations.NONE,
              own.position(),
              List.of(),
              Continuation.NONE,
              false,
              null);
      var flow = new SequenceFlow(info, source.id(), target.id(), null, null);
      source.addOutgoing(
          flow, new Flow(flow, nodes.get(target.id()), null, ElementListeners.NONE), false);
    }
  }

  private static List<Node> eventStarts(
      String scopeId, ProcessModel model, Map<String, Node> nodes) {
    return model.eventStarts(scopeId).stream().map(StartEvent::id).map(nodes::get).toList();
  }

  /** Binds the handler; the scopes around may then have something to compensate as well. */
  private static void compensate(
      Node node, BoundaryEvent event, ProcessModel model, Map<String, Node> nodes) {
    var links = model.graph().compensation();
    node.compensateBy(nodes.get(links.boundTo(event.id()).get(0)));
    compensateAround(node, model);
  }

  private static void compensateAround(Node node, ProcessModel model) {
    var links = model.graph().compensation();
    for (var scope = node.scope();
        scope != null && !links.handlers().contains(scope.id());
        scope = scope.scope()) {
      scope.compensateInside();
    }
  }

  private Flow compile(SequenceFlow flow, Map<String, Node> nodes) {
    return new Flow(
        flow, nodes.get(flow.target()), elements.condition(flow), elements.listeners(flow.info()));
  }

  /** Returns the kind of an element as the field's history shows it. */
  private static String typeOf(FlowNode element) {
    return ActivityTypes.of(element);
  }
}

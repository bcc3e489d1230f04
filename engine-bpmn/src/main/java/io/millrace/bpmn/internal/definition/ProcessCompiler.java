package io.millrace.bpmn.internal.definition;

import io.millrace.bpmn.internal.model.Activity;
import io.millrace.bpmn.internal.model.BoundaryEvent;
import io.millrace.bpmn.internal.model.CompensateEventDefinition;
import io.millrace.bpmn.internal.model.FlowNode;
import io.millrace.bpmn.internal.model.ProcessModel;
import io.millrace.bpmn.internal.model.SequenceFlow;
import io.millrace.bpmn.internal.model.StartEvent;
import io.millrace.bpmn.internal.operation.CompiledProcess;
import io.millrace.bpmn.internal.operation.Flow;
import io.millrace.bpmn.internal.operation.Node;
import io.millrace.bpmn.internal.parser.BpmnParser;
import io.millrace.common.internal.deployment.DefinitionEntity;
import java.util.LinkedHashMap;
import java.util.Map;

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
    for (var node : nodes.values()) {
      elements.behave(node, model, nodes);
    }
    var starts =
        model.startEvents(model.key()).stream().map(StartEvent::id).map(nodes::get).toList();
    return new CompiledProcess(
        definition,
        model,
        Map.copyOf(nodes),
        starts,
        elements.listeners(model.info()),
        elements.dataObjects(model));
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
    var defaultFlow = model.defaultFlow(node.id());
    for (var flow : model.outgoing(node.id())) {
      node.addOutgoing(flow, compile(flow, nodes), flow.equals(defaultFlow));
    }
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

  /** Binds the handler; the scopes around may then have something to compensate as well. */
  private static void compensate(
      Node node, BoundaryEvent event, ProcessModel model, Map<String, Node> nodes) {
    var links = model.graph().compensation();
    node.compensateBy(nodes.get(links.boundTo(event.id()).get(0)));
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

package io.millrace.bpmn.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds elements by what refers to them. Immutable once built. */
final class ElementIndex {

  private final List<BpmnElement> all = new ArrayList<>();
  private final Map<String, BpmnElement> elements = new HashMap<>();
  private final Map<String, BpmnElement> parents = new HashMap<>();
  private final Map<String, FlowElementsContainer> scopes = new HashMap<>();
  private final Map<String, List<SequenceFlow>> incoming = new HashMap<>();
  private final Map<String, List<SequenceFlow>> outgoing = new HashMap<>();

  ElementIndex(Definitions definitions) {
    enter(definitions, null, null);
  }

  private void enter(BpmnElement element, BpmnElement parent, FlowElementsContainer scope) {
    all.add(element);
    if (element.id() != null && elements.putIfAbsent(element.id(), element) == null) {
      parents.put(element.id(), parent);
      scopes.put(element.id(), scope);
    }
    if (element instanceof SequenceFlow flow) {
      incoming.computeIfAbsent(flow.targetRef(), id -> new ArrayList<>()).add(flow);
      outgoing.computeIfAbsent(flow.sourceRef(), id -> new ArrayList<>()).add(flow);
    }
    var inner = element instanceof FlowElementsContainer container ? container : scope;
    element.source().children().forEach(child -> enter(child, element, inner));
  }

  List<BpmnElement> all() {
    return Collections.unmodifiableList(all);
  }

  BpmnElement element(String id) {
    return elements.get(id);
  }

  BpmnElement parent(String id) {
    return parents.get(id);
  }

  FlowElementsContainer scope(String id) {
    return scopes.get(id);
  }

  List<SequenceFlow> incoming(String id) {
    return Collections.unmodifiableList(incoming.getOrDefault(id, List.of()));
  }

  List<SequenceFlow> outgoing(String id) {
    return Collections.unmodifiableList(outgoing.getOrDefault(id, List.of()));
  }
}

package io.millrace.bpmn.test;

import java.util.Set;
import java.util.function.Consumer;

/** Puts nodes and flows into a scope. */
final class Drawing {

  private final BpmnDocument document;
  private final XmlNode scope;
  private static final Set<String> DATA =
      Set.of("dataObject", "dataObjectReference", "dataStoreReference", "property");

  private Consumer<NodeBuilder> ofFlows = flow -> {};

  Drawing(BpmnDocument document, XmlNode scope) {
    this.document = document;
    this.scope = scope;
  }

  boolean isEmpty() {
    return scope.children().stream()
        .filter(child -> !DATA.contains(child.name()))
        .noneMatch(child -> child.attribute("id") != null);
  }

  void node(String element, String id, Trigger trigger, Consumer<NodeBuilder> more) {
    var drawn = new XmlNode(element).set("id", id);
    scope.add(drawn);
    more.accept(new NodeBuilder(drawn));
    if (trigger != null) {
      trigger.addTo(drawn, document);
    }
  }

  /** Says what the flows drawn from now on are given. */
  void flowsGet(Consumer<NodeBuilder> more) {
    ofFlows = more;
  }

  void flow(OpenEnd end, String target) {
    var id = document.freeId("flow");
    var flow = end.flow(id, target);
    ofFlows.accept(new NodeBuilder(flow));
    scope.add(flow);
    if (end.isDefault()) {
      scope.children().stream()
          .filter(child -> end.nodeId().equals(child.attribute("id")))
          .forEach(child -> child.set("default", id));
    }
  }
}

package io.millrace.bpmn.test;

import java.util.function.Consumer;

/** Puts nodes and flows into a scope. */
record Drawing(BpmnDocument document, XmlNode scope) {

  boolean isEmpty() {
    return scope.children().stream().noneMatch(child -> child.attribute("id") != null);
  }

  void node(String element, String id, Trigger trigger, Consumer<NodeBuilder> more) {
    var drawn = new XmlNode(element).set("id", id);
    scope.add(drawn);
    more.accept(new NodeBuilder(drawn));
    if (trigger != null) {
      drawn.add(trigger.definition(document));
    }
  }

  void flow(OpenEnd end, String target) {
    var id = document.freeId("flow");
    scope.add(end.flow(id, target));
    if (end.isDefault()) {
      scope.children().stream()
          .filter(child -> end.nodeId().equals(child.attribute("id")))
          .forEach(child -> child.set("default", id));
    }
  }
}

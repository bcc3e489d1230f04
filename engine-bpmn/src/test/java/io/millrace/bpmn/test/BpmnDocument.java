package io.millrace.bpmn.test;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/** A file to be written: its root, what it declares, and the ids that are taken. */
final class BpmnDocument {

  private static final Map<String, String> NAMESPACES =
      Map.of(
          "xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance",
          "xmlns:millrace", "http://millrace.io/schema/bpmn",
          "xmlns:flowable", "http://flowable.org/bpmn",
          "xmlns:activiti", "http://activiti.org/bpmn",
          "xmlns:camunda", "http://camunda.org/schema/1.0/bpmn",
          "xmlns:operaton", "http://operaton.org/schema/1.0/bpmn",
          "xmlns:modeler", "urn:some-modeler");

  private final XmlNode root = new XmlNode("definitions");
  private final Map<String, XmlNode> declarations = new LinkedHashMap<>();
  private final Set<String> ids = new HashSet<>();

  BpmnDocument() {
    root.set("xmlns", "http://www.omg.org/spec/BPMN/20100524/MODEL");
    NAMESPACES.forEach(root::set);
    root.set("targetNamespace", "urn:test");
  }

  XmlNode root() {
    return root;
  }

  /** Returns an id that nothing else has: the wish itself, or the wish with a number. */
  String freeId(String wish) {
    var id = wish;
    for (var i = 2; !ids.add(id); i++) {
      id = wish + i;
    }
    return id;
  }

  void take(String id) {
    ids.add(id);
  }

  /** Declares a message, signal, error or escalation, unless it is there, and returns its id. */
  String declare(String kind, String name, UnaryOperator<XmlNode> more) {
    return declarations
        .computeIfAbsent(
            kind + " " + name,
            key -> {
              var node = new XmlNode(kind).set("id", freeId(kind)).set("name", name);
              switch (kind) {
                case "error" -> node.set("errorCode", name);
                case "escalation" -> node.set("escalationCode", name);
                default -> more.apply(node);
              }
              root.add(node);
              return node;
            })
        .attribute("id");
  }

  String toXml() {
    var xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    root.write(xml, "");
    return xml.toString();
  }
}

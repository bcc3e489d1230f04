package io.millrace.bpmn.builder;

import io.millrace.bpmn.internal.parser.Namespaces;
import io.millrace.common.BadArgumentException;
import io.millrace.common.internal.xml.XmlDraft;
import io.millrace.common.internal.xml.XmlNode;
import io.millrace.common.internal.xml.XmlWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A file that is being built: what it declares, and which ids are taken. Not thread-safe. */
final class BpmnFile {

  static final String INSTANCE = "http://www.w3.org/2001/XMLSchema-instance";

  private final XmlDraft root = new XmlDraft(Namespaces.BPMN, "definitions");
  private final List<XmlDraft> processes = new ArrayList<>();
  private final Map<String, String> declared = new HashMap<>();
  private final Set<String> ids = new HashSet<>();

  /** Who refers to which node, for those that need not be there yet. */
  private final List<Reference> references = new ArrayList<>();

  /** What refers to a node, in the words of a message. */
  private record Reference(String from, String to) {}

  BpmnFile() {
    root.set("targetNamespace", "http://millrace.io/process");
  }

  void targetNamespace(String uri) {
    root.set("targetNamespace", uri);
  }

  void add(XmlDraft process) {
    processes.add(process);
  }

  /** Takes an id that nothing else may have. */
  String take(String id) {
    if (id == null || id.isBlank()) {
      throw new BadArgumentException("An element has no id. Give it one.");
    }
    if (!ids.add(id)) {
      throw new BadArgumentException(
          "The id '" + id + "' is given twice. Give each element an id of its own.");
    }
    return id;
  }

  /** Returns an id of its own making. */
  String freeId(String kind) {
    var number = 1;
    while (!ids.add(kind + "_" + number)) {
      number++;
    }
    return kind + "_" + number;
  }

  void refer(String from, String to) {
    references.add(new Reference(from, to));
  }

  /** Declares a message, signal, error or escalation once, and returns its id. */
  String declare(String kind, String attribute, String value) {
    return declared.computeIfAbsent(
        kind + " " + value,
        key -> {
          var id = freeId(kind);
          var declaration = new XmlDraft(Namespaces.BPMN, kind).set("id", id).set("name", value);
          root.add(declaration.set(attribute, value));
          return id;
        });
  }

  String toXml() {
    references.forEach(reference -> check(reference.from(), reference.to()));
    var file = copy();
    var namespaces = new LinkedHashMap<String, String>();
    namespaces.put("", Namespaces.BPMN);
    namespaces.put("xsi", INSTANCE);
    namespaces.put("xsd", "http://www.w3.org/2001/XMLSchema");
    namespaces.put("millrace", Namespaces.MILLRACE);
    namespaces.put("flowable", "http://flowable.org/bpmn");
    namespaces.put("camunda", "http://camunda.org/schema/1.0/bpmn");
    return new XmlWriter().write(new XmlNode(file.tag().declaring(namespaces), file.content()));
  }

  private XmlNode copy() {
    var content = new ArrayList<>(root.node(Namespaces.BPMN).content());
    processes.forEach(process -> content.add(process.node(Namespaces.BPMN)));
    return new XmlNode(root.node(Namespaces.BPMN).tag(), content);
  }

  private void check(String from, String to) {
    if (!ids.contains(to)) {
      throw new BadArgumentException(
          from + " '" + to + "', which is not there. Add it, or correct the id.");
    }
  }
}

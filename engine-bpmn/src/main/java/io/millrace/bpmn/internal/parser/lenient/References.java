package io.millrace.bpmn.internal.parser.lenient;

import io.millrace.common.internal.xml.XmlAttribute;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Which ids an element refers to. */
final class References {

  private static final Set<String> ATTRIBUTES = Set.of("default", "bpmnElement", "calledElement");
  private static final Set<String> TEXTS =
      Set.of("incoming", "outgoing", "source", "target", "supports");

  private References() {}

  static List<String> of(EditableElement element) {
    var ids = new ArrayList<String>(2);
    for (var attribute : element.attributes()) {
      if (isReference(attribute)) {
        add(ids, attribute.value().strip());
      }
    }
    if (isText(element)) {
      add(ids, element.text());
    }
    return ids;
  }

  private static void add(List<String> ids, String value) {
    ids.add(value);
    var local = value.substring(value.indexOf(':') + 1);
    if (!ids.contains(local)) {
      ids.add(local);
    }
  }

  /** Lets an element refer to another id instead. */
  static void replace(EditableElement element, String id, String by) {
    for (var attribute : element.attributes()) {
      if (isReference(attribute) && means(attribute.value().strip(), id)) {
        element.set(attribute.namespace(), attribute.name(), by);
      }
    }
    if (isText(element) && means(element.text(), id)) {
      element.text(by);
    }
  }

  private static boolean means(String value, String id) {
    return value.equals(id) || value.substring(value.indexOf(':') + 1).equals(id);
  }

  private static boolean isReference(XmlAttribute attribute) {
    return attribute.namespace().isEmpty()
        && (attribute.name().endsWith("Ref") || ATTRIBUTES.contains(attribute.name()));
  }

  private static boolean isText(EditableElement element) {
    return element.isOfBpmn() && (element.name().endsWith("Ref") || TEXTS.contains(element.name()));
  }
}

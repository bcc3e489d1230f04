package io.millrace.bpmn.internal.parser.lenient;

import io.millrace.bpmn.internal.model.SourcePosition;
import io.millrace.bpmn.internal.parser.Namespaces;
import io.millrace.common.internal.xml.XmlAttribute;
import io.millrace.common.internal.xml.XmlCharacters;
import io.millrace.common.internal.xml.XmlContent;
import io.millrace.common.internal.xml.XmlNode;
import io.millrace.common.internal.xml.XmlTag;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** An element that can be changed. Used by one thread. */
final class EditableElement {

  private final String namespace;
  private final SourcePosition position;
  private final List<XmlAttribute> attributes;
  private final List<Object> content = new ArrayList<>();
  private EditableElement parent;
  private String name;
  private boolean removed;

  private EditableElement(
      EditableElement parent,
      String namespace,
      String name,
      List<XmlAttribute> attributes,
      SourcePosition position) {
    this.parent = parent;
    this.namespace = namespace;
    this.name = name;
    this.attributes = new ArrayList<>(attributes);
    this.position = position;
  }

  /** Copies an element; its depth is limited by the reader. */
  static EditableElement of(XmlNode node, EditableElement parent, String oldNamespace) {
    var tag = node.tag();
    var copy =
        new EditableElement(
            parent,
            tag.namespace().equals(oldNamespace) ? Namespaces.BPMN : tag.namespace(),
            tag.name(),
            tag.attributes(),
            new SourcePosition(tag.line(), tag.column()));
    for (var part : node.content()) {
      copy.content.add(
          part instanceof XmlNode child
              ? of(child, copy, oldNamespace)
              : ((XmlCharacters) part).text());
    }
    return copy;
  }

  XmlNode toNode() {
    var parts = new ArrayList<XmlContent>();
    for (var part : content) {
      parts.add(
          part instanceof EditableElement child
              ? child.toNode()
              : new XmlCharacters((String) part));
    }
    return new XmlNode(
        new XmlTag(namespace, name, attributes, position.line(), position.column()), parts);
  }

  String name() {
    return name;
  }

  /** Returns where it stands in the file; for what was added, where that belongs to. */
  SourcePosition position() {
    return position;
  }

  EditableElement parent() {
    return parent;
  }

  String id() {
    return attribute("id");
  }

  boolean isOfBpmn() {
    return Namespaces.BPMN.equals(namespace);
  }

  boolean isOf(String uri) {
    return namespace.equals(uri);
  }

  boolean isOfEngine() {
    return Namespaces.isEngine(namespace);
  }

  boolean is(String bpmnName) {
    return isOfBpmn() && name.equals(bpmnName);
  }

  /** Tells whether it was taken out of the file, alone or with what is around it. */
  boolean isGone() {
    for (var element = this; element != null; element = element.parent) {
      if (element.removed) {
        return true;
      }
    }
    return false;
  }

  List<EditableElement> children() {
    return content.stream()
        .filter(EditableElement.class::isInstance)
        .map(EditableElement.class::cast)
        .toList();
  }

  /** Returns the children of a name in the namespace of the standard. */
  List<EditableElement> children(String bpmnName) {
    return children().stream().filter(child -> child.is(bpmnName)).toList();
  }

  String text() {
    var text = new StringBuilder();
    content.stream().filter(String.class::isInstance).forEach(text::append);
    return text.toString().strip();
  }

  void text(String value) {
    content.removeIf(String.class::isInstance);
    content.add(value);
  }

  /** Returns an attribute without a prefix; null where there is none or it is blank. */
  String attribute(String attribute) {
    for (var candidate : attributes) {
      if (candidate.namespace().isEmpty() && candidate.name().equals(attribute)) {
        return candidate.value().isBlank() ? null : candidate.value().strip();
      }
    }
    return null;
  }

  /** Returns the id that an attribute refers to, or null. */
  String reference(String attribute) {
    var value = attribute(attribute);
    return value == null ? null : value.substring(value.indexOf(':') + 1);
  }

  List<XmlAttribute> attributes() {
    return List.copyOf(attributes);
  }

  void set(String attribute, String value) {
    set("", attribute, value);
  }

  void set(String uri, String attribute, String value) {
    var changed = new XmlAttribute(uri, attribute, value);
    for (var i = 0; i < attributes.size(); i++) {
      var old = attributes.get(i);
      if (old.namespace().equals(uri) && old.name().equals(attribute)) {
        attributes.set(i, changed);
        return;
      }
    }
    attributes.add(changed);
  }

  /** Removes attributes; returns whether there were any. */
  boolean removeAttributes(Predicate<XmlAttribute> which) {
    return attributes.removeIf(which);
  }

  /** Removes an attribute without a prefix and those of any engine; returns whether there were. */
  boolean removeAttribute(String attribute) {
    return removeAttributes(
        a ->
            a.name().equals(attribute)
                && (a.namespace().isEmpty()
                    || a.namespace().equals(Namespaces.BPMN)
                    || Namespaces.isEngine(a.namespace())));
  }

  /** Adds an element of the standard as the last one. */
  EditableElement add(String bpmnName) {
    return insert(content.size(), bpmnName);
  }

  /** Adds an element of the standard as the first one. */
  EditableElement addFirst(String bpmnName) {
    return insert(0, bpmnName);
  }

  private EditableElement insert(int index, String bpmnName) {
    var child = new EditableElement(this, Namespaces.BPMN, bpmnName, List.of(), position);
    content.add(index, child);
    return child;
  }

  void rename(String bpmnName) {
    name = bpmnName;
  }

  void removeChildren(Predicate<EditableElement> which) {
    children().stream().filter(which).forEach(EditableElement::remove);
  }

  void remove() {
    removed = true;
    if (parent != null) {
      parent.content.remove(this);
    }
  }
}

package io.millrace.bpmn.model;

import io.millrace.bpmn.internal.parser.Namespaces;
import io.millrace.common.internal.xml.KeptXml;
import io.millrace.common.internal.xml.XmlNode;
import io.millrace.common.model.Documentation;
import io.millrace.common.model.ExtensionAttribute;
import io.millrace.common.model.ExtensionElement;
import io.millrace.common.model.SourcePosition;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * What a file says of an element, the names of its attributes and elements as they stand.
 *
 * <p>Two are equal where they say the same, in whatever line, with whatever prefixes, comments and
 * indentation. Immutable and thread-safe.
 */
public final class ElementSource {

  private final XmlNode node;
  private final List<BpmnElement> children;

  ElementSource(XmlNode node, List<BpmnElement> children) {
    this.node = node;
    this.children = List.copyOf(children);
  }

  XmlNode node() {
    return node;
  }

  /**
   * Returns the namespace of the element.
   *
   * @return its URI; empty where it has none
   */
  public String namespace() {
    return node.tag().namespace();
  }

  /**
   * Returns what the element is called in the file.
   *
   * @return without a prefix, such as {@code userTask}
   */
  public String localName() {
    return node.tag().name();
  }

  /**
   * Returns where the element begins in its file.
   *
   * @return never null
   */
  public SourcePosition position() {
    return new SourcePosition(node.tag().line(), node.tag().column());
  }

  /**
   * Returns an attribute of the standard.
   *
   * @param name its name
   * @return as it stands, or null
   */
  public String attribute(String name) {
    return node.tag().attribute(name);
  }

  /**
   * Returns an attribute of a namespace.
   *
   * @param namespace the URI of the namespace
   * @param name its name without a prefix
   * @return as it stands, or null
   */
  public String attribute(String namespace, String name) {
    return node.tag().attribute(namespace, name);
  }

  /**
   * Returns an attribute in the namespace of any engine: ours, Flowable, Activiti, Camunda or
   * Operaton.
   *
   * @param name its name without a prefix
   * @return the first in document order, or null
   */
  public String engineAttribute(String name) {
    for (var attribute : node.tag().attributes()) {
      if (attribute.name().equals(name) && Namespaces.isEngine(attribute.namespace())) {
        return attribute.value();
      }
    }
    return null;
  }

  /**
   * Returns an attribute of the standard that is true or false.
   *
   * @param name its name
   * @param absent what holds where it is absent
   * @return what it says
   */
  public boolean flag(String name, boolean absent) {
    return isTrue(attribute(name), absent);
  }

  /**
   * Returns an attribute of any engine that is true or false.
   *
   * @param name its name
   * @param absent what holds where it is absent
   * @return what it says
   */
  public boolean engineFlag(String name, boolean absent) {
    return isTrue(engineAttribute(name), absent);
  }

  /**
   * Returns an attribute of the standard that refers to an element.
   *
   * @param name its name
   * @return the id, without the prefix of a qualified name; or null
   */
  public String reference(String name) {
    var value = attribute(name);
    return value == null ? null : value.strip().substring(value.strip().indexOf(':') + 1);
  }

  /**
   * Returns all attributes.
   *
   * @return in document order, unmodifiable
   */
  public List<ExtensionAttribute> attributes() {
    return node.tag().attributes().stream().map(KeptXml::shown).toList();
  }

  /**
   * Returns the attributes that have a namespace.
   *
   * @return in document order, unmodifiable
   */
  public List<ExtensionAttribute> extensionAttributes() {
    return attributes().stream().filter(attribute -> !attribute.namespace().isEmpty()).toList();
  }

  /**
   * Returns the elements in it that are of the standard, apart from documentation and extensions.
   *
   * @return in document order, unmodifiable
   */
  public List<BpmnElement> children() {
    return children;
  }

  /**
   * Returns the elements in it that are of a kind.
   *
   * @param kind a type of this package
   * @param <T> the kind
   * @return in document order, unmodifiable
   */
  public <T> List<T> children(Class<T> kind) {
    return children.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /**
   * Returns the text of an element of the standard in it.
   *
   * @param name its name
   * @return of the first of that name, without the white space around it; null where there is none
   */
  public String childText(String name) {
    return standard(name).map(child -> child.text().strip()).findFirst().orElse(null);
  }

  /**
   * Returns the texts of the elements of one name of the standard in it.
   *
   * @param name their name
   * @return in document order, without the white space around them
   */
  public List<String> childTexts(String name) {
    return standard(name).map(child -> child.text().strip()).toList();
  }

  /**
   * Returns what is written for people.
   *
   * @return in document order, unmodifiable
   */
  public List<Documentation> documentation() {
    return standard("documentation")
        .map(
            child ->
                new Documentation(
                    child.tag().attribute("id"), child.tag().attribute("textFormat"), child.text()))
        .toList();
  }

  /**
   * Returns what its {@code extensionElements} hold.
   *
   * @return in document order, unmodifiable
   */
  public List<ExtensionElement> extensionElements() {
    return standard("extensionElements")
        .flatMap(holder -> holder.children().stream())
        .map(KeptXml::shown)
        .toList();
  }

  /**
   * Returns the text in it, that of the elements in it left out.
   *
   * @return never null
   */
  public String text() {
    return node.text();
  }

  /**
   * Returns the element with all that is in it as it stands.
   *
   * @return never null
   */
  public ExtensionElement verbatim() {
    return KeptXml.shown(node);
  }

  Stream<XmlNode> standard(String name) {
    return children(Namespaces.BPMN, name);
  }

  Stream<XmlNode> children(String namespace, String name) {
    return node.children().stream()
        .filter(child -> child.tag().name().equals(name))
        .filter(child -> child.tag().namespace().equals(namespace));
  }

  private static boolean isTrue(String text, boolean absent) {
    return text == null || text.isBlank()
        ? absent
        : text.strip().equals("true") || text.strip().equals("1");
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ElementSource source && verbatim().equals(source.verbatim());
  }

  @Override
  public int hashCode() {
    return Objects.hash(localName(), attribute("id"));
  }

  @Override
  public String toString() {
    var id = attribute("id");
    return id == null ? localName() : localName() + " '" + id + "'";
  }
}

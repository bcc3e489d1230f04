package io.millrace.cmmn.internal.writer;

import io.millrace.cmmn.internal.parser.Namespaces;
import io.millrace.common.model.Documentation;
import io.millrace.cmmn.model.ElementInfo;
import io.millrace.common.internal.xml.KeptXml;
import io.millrace.common.internal.xml.XmlAttribute;
import io.millrace.common.internal.xml.XmlCharacters;
import io.millrace.common.internal.xml.XmlContent;
import io.millrace.common.internal.xml.XmlNode;
import io.millrace.common.internal.xml.XmlTag;
import java.util.ArrayList;
import java.util.List;

/** An element that is being put together. What is null is left out. */
final class Tag {

  private final String namespace;
  private final String name;
  private final List<XmlAttribute> attributes = new ArrayList<>();
  private final List<XmlContent> documentation = new ArrayList<>();
  private final List<XmlContent> extensions = new ArrayList<>();
  private final List<XmlContent> content = new ArrayList<>();
  private final List<XmlContent> last = new ArrayList<>();

  private Tag(String namespace, String name) {
    this.namespace = namespace;
    this.name = name;
  }

  /** Begins an element of the standard. */
  static Tag standard(String name) {
    return new Tag(Namespaces.CMMN, name);
  }

  /** Begins an element of the standard with what every element has. */
  static Tag standard(String name, ElementInfo info) {
    return standard(name).set("id", info.id()).set("name", info.name()).info(info);
  }

  /** Begins an element of ours. */
  static Tag ours(String name) {
    return new Tag(Namespaces.MILLRACE, name);
  }

  /** Begins an element of ours that may have extensions. */
  static Tag ours(String name, ElementInfo info) {
    return ours(name).info(info);
  }

  private Tag info(ElementInfo info) {
    info.documentation().forEach(this::documentation);
    info.extensions().attributes().stream().map(KeptXml::attribute).forEach(attributes::add);
    info.extensions().elements().stream().map(KeptXml::node).forEach(extensions::add);
    info.extensions().children().stream().map(KeptXml::node).forEach(last::add);
    return this;
  }

  private void documentation(Documentation text) {
    documentation.add(
        standard("documentation")
            .set("id", text.id())
            .set("textFormat", text.textFormat())
            .text(text.text())
            .node());
  }

  /** Adds an attribute without a prefix. */
  Tag set(String attribute, String value) {
    return set("", attribute, value);
  }

  /** Adds an attribute of ours: without a prefix where the element is ours. */
  Tag engine(String attribute, String value) {
    return set(isOurs() ? "" : Namespaces.MILLRACE, attribute, value);
  }

  private boolean isOurs() {
    return namespace.equals(Namespaces.MILLRACE);
  }

  /** Adds an attribute of ours, unless it says what its absence says. */
  Tag engineFlag(String attribute, boolean value, boolean absent) {
    return value == absent ? this : engine(attribute, String.valueOf(value));
  }

  /** Adds a list of ours, unless it is empty. */
  Tag engineList(String attribute, List<String> values) {
    return values.isEmpty() ? this : engine(attribute, String.join(",", values));
  }

  /** Adds a list of references, unless it is empty. */
  Tag references(String attribute, List<String> ids) {
    return ids.isEmpty() ? this : set(attribute, String.join(" ", ids));
  }

  private Tag set(String uri, String attribute, String value) {
    if (value != null) {
      attributes.add(new XmlAttribute(uri, attribute, value));
    }
    return this;
  }

  /** Adds an element. */
  Tag child(Tag child) {
    if (child != null) {
      content.add(child.node());
    }
    return this;
  }

  /** Adds elements. */
  Tag children(List<Tag> children) {
    children.forEach(this::child);
    return this;
  }

  /** Adds an element to the extensions, or to an element of ours directly. */
  Tag extension(Tag child) {
    if (child != null) {
      (isOurs() ? content : extensions).add(child.node());
    }
    return this;
  }

  /** Adds elements to the extensions. */
  Tag extensions(List<Tag> children) {
    children.forEach(this::extension);
    return this;
  }

  /** Adds text. */
  Tag text(String text) {
    if (!text.isEmpty()) {
      content.add(new XmlCharacters(text));
    }
    return this;
  }

  XmlNode node() {
    var all = new ArrayList<>(documentation);
    if (!extensions.isEmpty()) {
      all.add(
          new XmlNode(
              new XmlTag(Namespaces.CMMN, "extensionElements", List.of(), 0, 0), extensions));
    }
    all.addAll(content);
    all.addAll(last);
    return new XmlNode(new XmlTag(namespace, name, attributes, 0, 0), all);
  }
}

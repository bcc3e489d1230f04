package io.millrace.cmmn.internal.writer;

import io.millrace.cmmn.internal.parser.Namespaces;
import io.millrace.cmmn.model.ElementInfo;
import io.millrace.common.internal.xml.KeptXml;
import io.millrace.common.internal.xml.XmlDraft;
import io.millrace.common.internal.xml.XmlNode;
import io.millrace.common.model.Documentation;
import java.util.List;

/** An element that is being put together. What is null is left out. */
final class Tag {

  private final XmlDraft draft;

  private Tag(String namespace, String name) {
    this.draft = new XmlDraft(namespace, name);
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
    info.extensions().attributes().stream().map(KeptXml::attribute).forEach(draft::set);
    info.extensions().elements().stream().map(KeptXml::node).forEach(draft::extend);
    info.extensions().children().stream().map(KeptXml::node).forEach(draft::addLast);
    return this;
  }

  private void documentation(Documentation text) {
    draft.document(
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
    return draft.namespace().equals(Namespaces.MILLRACE);
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
    draft.set(uri, attribute, value);
    return this;
  }

  /** Adds an element. */
  Tag child(Tag child) {
    if (child != null) {
      draft.add(child.node());
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
      if (isOurs()) {
        draft.add(child.node());
      } else {
        draft.extend(child.node());
      }
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
    draft.text(text);
    return this;
  }

  XmlNode node() {
    return draft.node(Namespaces.CMMN);
  }
}

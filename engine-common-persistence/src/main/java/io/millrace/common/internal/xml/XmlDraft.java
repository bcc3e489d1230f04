package io.millrace.common.internal.xml;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * An element that is being put together: documentation, then extensions, then what is in it. What
 * is null is left out. Not thread-safe.
 */
public final class XmlDraft {

  private final String namespace;
  private final String name;
  private final List<XmlAttribute> attributes = new ArrayList<>();
  private final List<XmlContent> documentation = new ArrayList<>();
  private final List<XmlContent> extensions = new ArrayList<>();
  private final List<Function<String, XmlContent>> content = new ArrayList<>();
  private final List<XmlContent> last = new ArrayList<>();

  /** Begins an element. */
  public XmlDraft(String namespace, String name) {
    this.namespace = namespace;
    this.name = name;
  }

  /** Returns the namespace of the element. */
  public String namespace() {
    return namespace;
  }

  /** Returns the name of the element. */
  public String name() {
    return name;
  }

  /** Returns an attribute without a prefix, or null. */
  public String attribute(String attribute) {
    return attributes.stream()
        .filter(candidate -> candidate.namespace().isEmpty())
        .filter(candidate -> candidate.name().equals(attribute))
        .map(XmlAttribute::value)
        .findFirst()
        .orElse(null);
  }

  /** Adds an attribute without a prefix, instead of one of that name. */
  public XmlDraft set(String attribute, String value) {
    return set("", attribute, value);
  }

  /** Adds an attribute, instead of one of that name. */
  public XmlDraft set(String uri, String attribute, String value) {
    if (value != null) {
      var added = new XmlAttribute(uri, attribute, value);
      attributes.removeIf(other -> other.namespace().equals(uri) && other.name().equals(attribute));
      attributes.add(added);
    }
    return this;
  }

  /** Adds an attribute as it is. */
  public void set(XmlAttribute attribute) {
    set(attribute.namespace(), attribute.name(), attribute.value());
  }

  /** Adds documentation. */
  public void document(XmlNode node) {
    documentation.add(node);
  }

  /** Adds an extension. */
  public void extend(XmlNode node) {
    extensions.add(node);
  }

  /** Adds something behind what is there. */
  public XmlDraft add(XmlContent part) {
    content.add(standard -> part);
    return this;
  }

  /** Adds an element behind what is there, which may still grow. */
  public XmlDraft add(XmlDraft draft) {
    content.add(draft::node);
    return this;
  }

  /** Adds text, unless there is none. */
  public XmlDraft text(String text) {
    if (!text.isEmpty()) {
      add(new XmlCharacters(text));
    }
    return this;
  }

  /** Adds an element behind all others. */
  public void addLast(XmlNode node) {
    last.add(node);
  }

  /**
   * Returns the element as it is now.
   *
   * @param standard the namespace of {@code extensionElements}
   */
  public XmlNode node(String standard) {
    var all = new ArrayList<>(documentation);
    if (!extensions.isEmpty()) {
      all.add(new XmlNode(new XmlTag(standard, "extensionElements", List.of(), 0, 0), extensions));
    }
    content.forEach(part -> all.add(part.apply(standard)));
    all.addAll(last);
    return new XmlNode(new XmlTag(namespace, name, List.copyOf(attributes), 0, 0), all);
  }
}

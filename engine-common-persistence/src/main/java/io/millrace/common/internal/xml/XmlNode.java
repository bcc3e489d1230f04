package io.millrace.common.internal.xml;

import static java.util.stream.Collectors.joining;

import java.util.List;

/**
 * An element with all that is in it.
 *
 * @param tag its start tag
 * @param content what it holds in document order; white space between elements is left out
 */
public record XmlNode(XmlTag tag, List<XmlContent> content) implements XmlContent {

  /** Copies the list. */
  public XmlNode {
    content = List.copyOf(content);
  }

  /**
   * Returns the elements in it.
   *
   * @return in document order
   */
  public List<XmlNode> children() {
    return content.stream().filter(XmlNode.class::isInstance).map(XmlNode.class::cast).toList();
  }

  /**
   * Returns its own text, that of its child elements left out.
   *
   * @return never null
   */
  public String text() {
    return content.stream()
        .filter(XmlCharacters.class::isInstance)
        .map(part -> ((XmlCharacters) part).text())
        .collect(joining());
  }
}

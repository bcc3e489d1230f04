package io.millrace.common.internal.xml;

import java.util.List;

/**
 * A start tag.
 *
 * @param namespace the URI of its namespace, empty where it has none
 * @param name its name without a prefix
 * @param attributes its attributes in document order, namespace declarations excepted
 * @param line the line its {@code <} stands in, from 1
 * @param column the column its {@code <} stands in, from 1
 */
public record XmlTag(
    String namespace, String name, List<XmlAttribute> attributes, int line, int column) {

  /**
   * Returns an attribute without a prefix.
   *
   * @param attribute its name
   * @return its value, or null where the tag has none of that name
   */
  public String attribute(String attribute) {
    return attribute("", attribute);
  }

  /**
   * Returns an attribute of a namespace.
   *
   * @param uri the URI of the namespace
   * @param attribute its name without a prefix
   * @return its value, or null where the tag has none of that name
   */
  public String attribute(String uri, String attribute) {
    for (var candidate : attributes) {
      if (candidate.name().equals(attribute) && candidate.namespace().equals(uri)) {
        return candidate.value();
      }
    }
    return null;
  }
}

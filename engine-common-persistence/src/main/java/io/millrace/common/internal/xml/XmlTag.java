package io.millrace.common.internal.xml;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A start tag.
 *
 * @param namespace the URI of its namespace, empty where it has none
 * @param name its name without a prefix
 * @param attributes its attributes in document order, namespace declarations excepted
 * @param declarations the namespaces it declares by their prefixes, in document order; the empty
 *     prefix stands for the default
 * @param line the line its {@code <} stands in, from 1; 0 where it comes from no file
 * @param column the column its {@code <} stands in, from 1; 0 where it comes from no file
 */
public record XmlTag(
    String namespace,
    String name,
    List<XmlAttribute> attributes,
    Map<String, String> declarations,
    int line,
    int column) {

  /** Creates a tag that declares no namespace. */
  public XmlTag(
      String namespace, String name, List<XmlAttribute> attributes, int line, int column) {
    this(namespace, name, attributes, Map.of(), line, column);
  }

  /** Returns the same tag with other declarations. */
  public XmlTag declaring(Map<String, String> namespaces) {
    var copy = Collections.unmodifiableMap(new LinkedHashMap<>(namespaces));
    return new XmlTag(namespace, name, attributes, copy, line, column);
  }

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

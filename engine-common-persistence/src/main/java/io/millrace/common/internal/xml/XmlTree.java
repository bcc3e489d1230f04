package io.millrace.common.internal.xml;

import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * A whole resource. It costs more memory than reading forwards, and is for models whose elements
 * refer to what stands later.
 *
 * @param root its root element
 * @param prefixes the prefixes that are declared anywhere in it, with the URI that each stood for
 *     first; the default namespace is left out
 */
public record XmlTree(XmlNode root, Map<String, String> prefixes) {

  /** Keeps the map from changing. */
  public XmlTree {
    prefixes = Collections.unmodifiableMap(prefixes);
  }

  /**
   * Reads a resource.
   *
   * @param resource its name, for problems
   * @param xml its bytes, in the encoding they declare
   * @param limits how large it may be
   * @return never null
   * @throws XmlException where it is not XML that we accept
   */
  public static XmlTree read(String resource, byte[] xml, XmlLimits limits) {
    return XmlCursor.open(resource, xml, limits).tree();
  }

  /** Leaves out what stands between elements only to make them readable. */
  static List<XmlContent> withoutIndentation(List<XmlContent> content) {
    var isText = content.stream().allMatch(XmlCharacters.class::isInstance);
    return isText || content.stream().anyMatch(XmlTree::says)
        ? content
        : content.stream().filter(part -> !(part instanceof XmlCharacters)).toList();
  }

  private static boolean says(XmlContent part) {
    return part instanceof XmlCharacters text && !text.text().isBlank();
  }
}

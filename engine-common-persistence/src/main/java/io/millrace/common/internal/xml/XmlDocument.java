package io.millrace.common.internal.xml;

import java.util.List;

/**
 * A whole resource with its comments and processing instructions: what {@link XmlWriter} makes a
 * resource of that says all the first one said.
 *
 * @param before the remarks before its root element, in document order
 * @param root its root element
 * @param after the remarks behind its root element, in document order
 */
public record XmlDocument(List<XmlContent> before, XmlNode root, List<XmlContent> after) {

  /** Copies the lists. */
  public XmlDocument {
    before = List.copyOf(before);
    after = List.copyOf(after);
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
  public static XmlDocument read(String resource, byte[] xml, XmlLimits limits) {
    return XmlCursor.open(resource, xml, limits).document();
  }
}

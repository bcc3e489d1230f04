package io.millrace.common.internal.xml;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Writes an element and all that is in it as XML. What it writes, {@link XmlTree} reads back as it
 * was. Used once.
 *
 * <p>Prefixes are declared at the root. An element whose namespace has none declares it as its
 * default; only an attribute gets a prefix of its own making.
 */
public final class XmlWriter {

  private static final String DECLARATION = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
  private static final String XML = "http://www.w3.org/XML/1998/namespace";

  private final String standard;
  private final Map<String, String> prefixes = new LinkedHashMap<>();
  private final StringBuilder out = new StringBuilder(DECLARATION);

  /**
   * Creates a writer.
   *
   * @param standard the URI of the namespace that is written without a prefix
   * @param wished the URI of each namespace by the prefix it is to get
   */
  public XmlWriter(String standard, Map<String, String> wished) {
    this.standard = standard;
    prefixes.put("xml", XML);
    wished.forEach(prefixes::putIfAbsent);
  }

  /**
   * Writes an element.
   *
   * @param root the element
   * @return a resource in UTF-8
   */
  public String write(XmlNode root) {
    collect(root);
    write(root, 0, true, standard);
    return out.append('\n').toString();
  }

  private void collect(XmlNode node) {
    node.tag().attributes().forEach(attribute -> declare(attribute.namespace()));
    node.children().forEach(this::collect);
  }

  private void declare(String uri) {
    if (!uri.isEmpty() && !prefixes.containsValue(uri)) {
      var number = 1;
      while (prefixes.putIfAbsent("ns" + number, uri) != null) {
        number++;
      }
    }
  }

  private void write(XmlNode node, int depth, boolean indent, String around) {
    if (indent && depth > 0) {
      out.append('\n').append("  ".repeat(depth));
    }
    out.append('<').append(name(node));
    if (depth == 0) {
      writeNamespaces();
    }
    node.tag().attributes().forEach(this::write);
    var within = unprefixed(node) ? node.tag().namespace() : around;
    if (!within.equals(around)) {
      attribute("xmlns", within);
    }
    writeContent(node, depth, within);
  }

  private void writeContent(XmlNode node, int depth, String around) {
    if (node.content().isEmpty()) {
      out.append("/>");
      return;
    }
    out.append('>');
    var indent = node.content().stream().allMatch(XmlNode.class::isInstance);
    for (var part : node.content()) {
      if (part instanceof XmlNode child) {
        write(child, depth + 1, indent, around);
      } else if (part instanceof XmlCharacters text) {
        out.append(escaped(text.text(), false));
      }
    }
    if (indent) {
      out.append('\n').append("  ".repeat(depth));
    }
    out.append("</").append(name(node)).append('>');
  }

  private void writeNamespaces() {
    attribute("xmlns", standard);
    prefixes.forEach(
        (prefix, uri) -> {
          if (!prefix.equals("xml")) {
            attribute("xmlns:" + prefix, uri);
          }
        });
  }

  private void write(XmlAttribute attribute) {
    var uri = attribute.namespace();
    attribute(uri.isEmpty() ? attribute.name() : prefix(uri) + attribute.name(), attribute.value());
  }

  private void attribute(String name, String value) {
    out.append(' ').append(name).append("=\"").append(escaped(value, true)).append('"');
  }

  private String name(XmlNode node) {
    return unprefixed(node)
        ? node.tag().name()
        : prefix(node.tag().namespace()) + node.tag().name();
  }

  private boolean unprefixed(XmlNode node) {
    var uri = node.tag().namespace();
    return uri.isEmpty() || uri.equals(standard) || !prefixes.containsValue(uri);
  }

  private String prefix(String uri) {
    return prefixes.entrySet().stream()
            .filter(entry -> entry.getValue().equals(uri))
            .findFirst()
            .orElseThrow()
            .getKey()
        + ":";
  }

  /** White space other than blanks would be normalized away in attributes, so it is escaped. */
  private static String escaped(String text, boolean attribute) {
    var escaped = new StringBuilder(text.length() + 16);
    for (var i = 0; i < text.length(); i++) {
      var c = text.charAt(i);
      switch (c) {
        case '<' -> escaped.append("&lt;");
        case '>' -> escaped.append("&gt;");
        case '&' -> escaped.append("&amp;");
        case '\r' -> escaped.append("&#13;");
        case '"' -> escaped.append(attribute ? "&quot;" : "\"");
        case '\n' -> escaped.append(attribute ? "&#10;" : "\n");
        case '\t' -> escaped.append(attribute ? "&#9;" : "\t");
        default -> escaped.append(c);
      }
    }
    return escaped.toString();
  }
}

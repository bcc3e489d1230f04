package io.millrace.common.internal.xml;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes an element and all that is in it as XML. What it writes, {@link XmlTree} and {@link
 * XmlDocument} read back as it was. Used once.
 *
 * <p>Namespaces are declared where their tags say so. An element whose namespace nobody declared
 * declares it as its default; an attribute gets a prefix of its own making.
 */
public final class XmlWriter {

  private static final String DECLARATION = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
  private static final Map<String, String> BORN_WITH =
      Map.of("", "", "xml", "http://www.w3.org/XML/1998/namespace");

  private final StringBuilder out = new StringBuilder(DECLARATION);

  /** Creates a writer. */
  public XmlWriter() {}

  /**
   * Writes an element as a resource.
   *
   * @param root the element
   * @return a resource in UTF-8
   */
  public String write(XmlNode root) {
    return write(new XmlDocument(List.of(), root, List.of()));
  }

  /**
   * Writes a whole resource.
   *
   * @param document what it holds
   * @return a resource in UTF-8
   */
  public String write(XmlDocument document) {
    document.before().forEach(this::writeLine);
    write(document.root(), 0, BORN_WITH);
    out.append('\n');
    document.after().forEach(this::writeLine);
    return out.toString();
  }

  private void writeLine(XmlContent remark) {
    write(remark, 0, BORN_WITH);
    out.append('\n');
  }

  private void write(XmlContent content, int depth, Map<String, String> around) {
    if (content instanceof XmlNode node) {
      writeNode(node, depth, around);
    } else if (content instanceof XmlCharacters text) {
      out.append(escaped(text.text(), false));
    } else if (content instanceof XmlComment comment) {
      out.append("<!--").append(comment.text()).append("-->");
    } else if (content instanceof XmlInstruction instruction) {
      out.append("<?").append(instruction.target());
      out.append(instruction.data().isEmpty() ? "" : " " + instruction.data()).append("?>");
    }
  }

  private void writeNode(XmlNode node, int depth, Map<String, String> around) {
    var names = new Names(node.tag(), around);
    out.append('<').append(names.element);
    names.declared.forEach(
        (prefix, uri) -> attribute(prefix.isEmpty() ? "xmlns" : "xmlns:" + prefix, uri));
    for (var attribute : node.tag().attributes()) {
      attribute(names.of(attribute), attribute.value());
    }
    if (node.content().isEmpty()) {
      out.append("/>");
      return;
    }
    out.append('>');
    writeContent(node, depth, names.scope);
    out.append("</").append(names.element).append('>');
  }

  private void writeContent(XmlNode node, int depth, Map<String, String> scope) {
    var indents = node.content().stream().noneMatch(XmlCharacters.class::isInstance);
    for (var part : node.content()) {
      breakLine(indents, depth + 1);
      write(part, depth + 1, scope);
    }
    breakLine(indents, depth);
  }

  private void breakLine(boolean indents, int depth) {
    if (indents) {
      out.append('\n').append("  ".repeat(depth));
    }
  }

  private void attribute(String name, String value) {
    out.append(' ').append(name).append("=\"").append(escaped(value, true)).append('"');
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

  /** How a tag and its attributes are called where they stand, and what it declares for that. */
  private static final class Names {

    private final Map<String, String> declared;
    private final Map<String, String> scope;
    private final Map<String, String> prefixes = new LinkedHashMap<>();
    private final String element;

    Names(XmlTag tag, Map<String, String> around) {
      declared = new LinkedHashMap<>(tag.declarations());
      scope = new LinkedHashMap<>(around);
      scope.putAll(declared);
      element = element(tag);
      for (var attribute : tag.attributes()) {
        if (!attribute.namespace().isEmpty()) {
          prefixes.computeIfAbsent(attribute.namespace(), this::prefix);
        }
      }
    }

    String of(XmlAttribute attribute) {
      return attribute.namespace().isEmpty()
          ? attribute.name()
          : prefixes.get(attribute.namespace()) + ":" + attribute.name();
    }

    private String element(XmlTag tag) {
      var uri = tag.namespace();
      if (scope.get("").equals(uri)) {
        return tag.name();
      }
      var known = known(uri);
      if (known == null && !declared.containsKey("")) {
        declare("", uri);
        return tag.name();
      }
      return (known == null ? prefix(uri) : known) + ":" + tag.name();
    }

    private String prefix(String uri) {
      var known = known(uri);
      if (known != null) {
        return known;
      }
      var number = 1;
      while (scope.containsKey("ns" + number)) {
        number++;
      }
      declare("ns" + number, uri);
      return "ns" + number;
    }

    private String known(String uri) {
      for (var entry : scope.entrySet()) {
        if (!entry.getKey().isEmpty() && entry.getValue().equals(uri)) {
          return entry.getKey();
        }
      }
      return null;
    }

    private void declare(String prefix, String uri) {
      declared.put(prefix, uri);
      scope.put(prefix, uri);
    }
  }
}

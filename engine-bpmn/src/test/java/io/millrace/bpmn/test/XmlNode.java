package io.millrace.bpmn.test;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** An element to be written. */
final class XmlNode {

  private final String name;
  private final Map<String, String> attributes = new LinkedHashMap<>();
  private final List<XmlNode> children = new ArrayList<>();
  private String text;
  private XmlNode extensions;

  XmlNode(String name) {
    this.name = name;
  }

  String name() {
    return name;
  }

  String attribute(String attribute) {
    return attributes.get(attribute);
  }

  XmlNode set(String attribute, Object value) {
    attributes.put(attribute, String.valueOf(value));
    return this;
  }

  XmlNode text(String content) {
    text = content;
    return this;
  }

  XmlNode add(XmlNode child) {
    children.add(child);
    return this;
  }

  /**
   * Adds a child to {@code extensionElements}, which the standard wants before all other children.
   */
  XmlNode extend(XmlNode child) {
    if (extensions == null) {
      extensions = new XmlNode("extensionElements");
      children.add(0, extensions);
    }
    extensions.add(child);
    return this;
  }

  List<XmlNode> children() {
    return children;
  }

  void write(StringBuilder xml, String indent) {
    xml.append(indent).append('<').append(name);
    attributes.forEach(
        (key, value) ->
            xml.append(' ').append(key).append("=\"").append(escape(value)).append('"'));
    if (text != null) {
      xml.append('>').append(escape(text)).append("</").append(name).append(">\n");
    } else if (children.isEmpty()) {
      xml.append("/>\n");
    } else {
      xml.append(">\n");
      children.forEach(child -> child.write(xml, indent + "  "));
      xml.append(indent).append("</").append(name).append(">\n");
    }
  }

  private static String escape(String value) {
    return value
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace("\"", "&quot;")
        .replace("\n", "&#10;");
  }
}

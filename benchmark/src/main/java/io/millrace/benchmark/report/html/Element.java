package io.millrace.benchmark.report.html;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** An element of the page. Names are ours; values and contents are escaped. Not thread-safe. */
final class Element implements Node {

  private static final Set<String> WITHOUT_END = Set.of("meta", "br");

  private final String name;
  private final Map<String, String> attributes = new LinkedHashMap<>();
  private final List<Node> content = new ArrayList<>();

  private Element(String name) {
    this.name = name;
  }

  static Element of(String name) {
    return new Element(name);
  }

  static Element of(String name, String text) {
    return of(name).add(Node.text(text));
  }

  Element with(String attribute, String value) {
    attributes.put(attribute, value);
    return this;
  }

  Element add(Node... nodes) {
    content.addAll(List.of(nodes));
    return this;
  }

  Element add(Collection<? extends Node> nodes) {
    content.addAll(nodes);
    return this;
  }

  @Override
  public void write(StringBuilder html) {
    html.append('<').append(name);
    attributes.forEach(
        (attribute, value) ->
            html.append(' ')
                .append(attribute)
                .append("=\"")
                .append(Text.escaped(value))
                .append('"'));
    html.append('>');
    if (!WITHOUT_END.contains(name)) {
      content.forEach(node -> node.write(html));
      html.append("</").append(name).append('>');
    }
  }
}

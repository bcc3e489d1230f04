package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.model.Documentation;
import io.millrace.cmmn.model.ElementInfo;
import io.millrace.cmmn.model.ExtensionAttribute;
import io.millrace.cmmn.model.ExtensionContent;
import io.millrace.cmmn.model.ExtensionElement;
import io.millrace.cmmn.model.ExtensionText;
import io.millrace.cmmn.model.Extensions;
import io.millrace.common.internal.xml.XmlAttribute;
import io.millrace.common.internal.xml.XmlCharacters;
import io.millrace.common.internal.xml.XmlContent;
import io.millrace.common.internal.xml.XmlNode;
import java.util.List;
import java.util.stream.Stream;

/**
 * Reads what every element has.
 *
 * @param element the element
 */
record InfoReader(Element element) {

  ElementInfo read() {
    var name = element.isStandard() ? element.shortText("name", element.plain("name")) : null;
    return new ElementInfo(element.id(), name, documentation(), extensions(), element.position());
  }

  private List<Documentation> documentation() {
    return element.isStandard()
        ? element.children("documentation").stream().map(InfoReader::documentation).toList()
        : List.of();
  }

  private static Documentation documentation(Element element) {
    return new Documentation(
        element.plain("id"), element.plain("textFormat"), element.node().text());
  }

  private Extensions extensions() {
    var attributes =
        element.node().tag().attributes().stream()
            .filter(Kept::attribute)
            .map(InfoReader::attribute)
            .toList();
    var elements =
        element.node().children().stream()
            .filter(Element::isExtensionElements)
            .flatMap(holder -> holder.children().stream())
            .filter(Kept::extension);
    var children =
        element.node().children().stream()
            .filter(child -> !Element.isExtensionElements(child))
            .filter(Kept::child);
    return new Extensions(attributes, verbatim(elements), verbatim(children));
  }

  private static List<ExtensionElement> verbatim(Stream<XmlNode> nodes) {
    return nodes.map(InfoReader::verbatim).toList();
  }

  static ExtensionElement verbatim(XmlNode node) {
    return new ExtensionElement(
        node.tag().namespace(),
        node.tag().name(),
        node.tag().attributes().stream().map(InfoReader::attribute).toList(),
        node.content().stream().map(InfoReader::content).toList());
  }

  private static ExtensionContent content(XmlContent content) {
    return content instanceof XmlNode node
        ? verbatim(node)
        : new ExtensionText(((XmlCharacters) content).text());
  }

  private static ExtensionAttribute attribute(XmlAttribute attribute) {
    return new ExtensionAttribute(attribute.namespace(), attribute.name(), attribute.value());
  }
}

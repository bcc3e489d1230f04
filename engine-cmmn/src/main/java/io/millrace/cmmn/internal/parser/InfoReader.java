package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.model.ElementInfo;
import io.millrace.cmmn.model.Extensions;
import io.millrace.common.internal.xml.KeptXml;
import io.millrace.common.internal.xml.XmlNode;
import io.millrace.common.model.Documentation;
import io.millrace.common.model.ExtensionElement;
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
    new LocalizationCheck(element).run();
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
            .map(KeptXml::shown)
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
    return nodes.map(KeptXml::shown).toList();
  }
}

package io.millrace.common.internal.xml;

import io.millrace.common.model.ExtensionAttribute;
import io.millrace.common.model.ExtensionContent;
import io.millrace.common.model.ExtensionElement;
import io.millrace.common.model.ExtensionText;
import java.util.List;
import java.util.stream.Stream;

/** Shows what is kept as it stands to applications, and takes it from them. */
public final class KeptXml {

  private KeptXml() {}

  /** Returns an element as applications see it, without its remarks. */
  public static ExtensionElement shown(XmlNode node) {
    return new ExtensionElement(
        node.tag().namespace(),
        node.tag().name(),
        node.tag().attributes().stream().map(KeptXml::shown).toList(),
        node.content().stream().flatMap(KeptXml::content).toList());
  }

  /** Returns an attribute as applications see it. */
  public static ExtensionAttribute shown(XmlAttribute attribute) {
    return new ExtensionAttribute(attribute.namespace(), attribute.name(), attribute.value());
  }

  private static Stream<ExtensionContent> content(XmlContent content) {
    if (content instanceof XmlNode node) {
      return Stream.of(shown(node));
    }
    return content instanceof XmlCharacters text
        ? Stream.of(new ExtensionText(text.text()))
        : Stream.empty();
  }

  /** Returns an element of an application's. */
  public static XmlNode node(ExtensionElement element) {
    var attributes = element.attributes().stream().map(KeptXml::attribute).toList();
    List<XmlContent> content =
        element.content().stream()
            .<XmlContent>map(
                part ->
                    part instanceof ExtensionElement inner
                        ? node(inner)
                        : new XmlCharacters(((ExtensionText) part).text()))
            .toList();
    return new XmlNode(new XmlTag(element.namespace(), element.name(), attributes, 0, 0), content);
  }

  /** Returns an attribute of an application's. */
  public static XmlAttribute attribute(ExtensionAttribute attribute) {
    return new XmlAttribute(attribute.namespace(), attribute.name(), attribute.value());
  }
}

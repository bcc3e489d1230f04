package io.millrace.cmmn.internal.parser;

import io.millrace.common.internal.xml.XmlAttribute;
import io.millrace.common.internal.xml.XmlNode;

/** Tells what is kept as an extension, since it says nothing about execution. */
final class Kept {

  private Kept() {}

  static boolean attribute(XmlAttribute attribute) {
    var namespace = attribute.namespace();
    return Namespaces.isEngine(namespace)
        ? Vocabulary.SILENT_ATTRIBUTES.contains(attribute.name())
        : !namespace.isEmpty() && !namespace.equals(Namespaces.CMMN);
  }

  static boolean extension(XmlNode node) {
    return !Namespaces.isEngine(node.tag().namespace())
        || Vocabulary.SILENT_EXTENSIONS.contains(node.tag().name());
  }

  static boolean child(XmlNode node) {
    return Namespaces.CMMN.equals(node.tag().namespace())
        ? Vocabulary.SILENT_ELEMENTS.contains(node.tag().name())
        : extension(node);
  }
}

package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.internal.parser.rule.CmmnProblem;
import io.millrace.common.internal.xml.CloseName;
import io.millrace.common.internal.xml.XmlAttribute;
import io.millrace.common.internal.xml.XmlNode;
import io.millrace.common.model.SourcePosition;
import java.util.Set;

/**
 * What nobody asked for of an element.
 *
 * @param element the element, after its reader is done
 * @param taken the attributes somebody asked for
 * @param asked the names of attributes somebody asked for
 * @param known the elements somebody asked for
 * @param askedElements the names of elements somebody asked for
 */
record Leftovers(
    Element element,
    Set<XmlAttribute> taken,
    Set<String> asked,
    Set<XmlNode> known,
    Set<String> askedElements) {

  void refuse() {
    for (var attribute : element.node().tag().attributes()) {
      if (!taken.contains(attribute) && !Kept.attribute(attribute)) {
        refuse(attribute);
      }
    }
    for (var child : element.node().children()) {
      if (Element.isExtensionElements(child)) {
        child.children().stream()
            .filter(inner -> !known.contains(inner) && !Kept.extension(inner))
            .forEach(this::refuse);
      } else if (!known.contains(child) && !isDocumentation(child) && !Kept.child(child)) {
        refuse(child);
      }
    }
  }

  private boolean isDocumentation(XmlNode child) {
    return element.isStandard()
        && Namespaces.CMMN.equals(child.tag().namespace())
        && child.tag().name().equals("documentation");
  }

  private void refuse(XmlAttribute attribute) {
    element.report(
        CmmnProblem.UNSUPPORTED_ATTRIBUTE,
        "The attribute '%s' of %s with value '%s' is not supported%s"
            .formatted(
                attribute.name(), element, attribute.value(), meant(attribute.name(), asked)));
  }

  /** Where the name is right and only its prefix is wrong, the remedy says so. */
  private static String meant(String name, Set<String> names) {
    return new CloseName(name)
        .among(names)
        .filter(close -> !close.equals(name))
        .map(close -> "; did you mean '" + close + "'?")
        .orElse(".");
  }

  private void refuse(XmlNode child) {
    var id = child.tag().attribute("id");
    element
        .file()
        .problems()
        .report(
            CmmnProblem.UNSUPPORTED_ELEMENT,
            new SourcePosition(child.tag().line(), child.tag().column()),
            id == null ? element.id() : id,
            "The element '%s' is not supported in %s%s"
                .formatted(child.tag().name(), element, meant(child.tag().name(), askedElements)));
  }
}

package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.LinkEventDefinition;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;

/** Reads the name by which both ends of a link are found. */
final class LinkDefinitionParser implements EventDefinitionParser {

  @Override
  public DefinitionDraft parse(Element element, EventKind kind) {
    var name = element.attribute("name");
    element.child("source", Element::text); // says again what the names say
    element.child("target", Element::text);
    element.read();
    if (name == null) {
      element.report(
          BpmnProblem.LINK_WITHOUT_NAME, "The link of '" + element.ownerId() + "' has no name.");
    }
    return references -> new LinkEventDefinition(name);
  }
}

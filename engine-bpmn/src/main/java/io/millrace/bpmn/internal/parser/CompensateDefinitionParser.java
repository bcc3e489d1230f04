package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.CompensateEventDefinition;

/** Reads what is compensated, and whether the event waits for it. */
final class CompensateDefinitionParser implements EventDefinitionParser {

  @Override
  public DefinitionDraft parse(Element element, EventKind kind) {
    var activityRef = element.reference("activityRef");
    var waits =
        new Values(element).flag("waitForCompletion", element.attribute("waitForCompletion"), true);
    element.read();
    return references -> new CompensateEventDefinition(activityRef, waits);
  }
}

package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.TerminateEventDefinition;
import io.millrace.bpmn.internal.model.TerminateEventDefinition.Extent;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;

/** Reads how much an end event ends. */
final class TerminateDefinitionParser implements EventDefinitionParser {

  @Override
  public DefinitionDraft parse(Element element, EventKind kind) {
    var values = new Values(element);
    var all = values.flag("terminateAll", element.engine("terminateAll"), false);
    var loop =
        values.flag("terminateMultiInstance", element.engine("terminateMultiInstance"), false);
    element.read();
    if (all && loop) {
      element.report(
          BpmnProblem.CONTRADICTION,
          "The terminate event '"
              + element.ownerId()
              + "' has both terminateAll and terminateMultiInstance.");
    }
    var extent = all ? Extent.ALL : loop ? Extent.MULTI_INSTANCE : Extent.SCOPE;
    return references -> new TerminateEventDefinition(extent);
  }
}

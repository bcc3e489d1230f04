package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.Signal;
import io.millrace.bpmn.internal.model.SignalEventDefinition;

/** Reads which signal is caught or thrown. */
final class SignalDefinitionParser implements EventDefinitionParser {

  @Override
  public DefinitionDraft parse(Element element, EventKind kind) {
    var ref = element.reference("signalRef");
    var name = element.expression(element.engine("signalExpression"));
    element.read();
    return references ->
        new SignalEventDefinition(
            ref == null && name != null
                ? new Signal(null, name, Signal.Scope.GLOBAL)
                : references.signal(element, ref));
  }
}

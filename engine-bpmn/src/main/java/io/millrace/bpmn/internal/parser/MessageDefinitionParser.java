package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.Message;
import io.millrace.bpmn.internal.model.MessageEventDefinition;

/** Reads which message is received. */
final class MessageDefinitionParser implements EventDefinitionParser {

  @Override
  public DefinitionDraft parse(Element element, EventKind kind) {
    var ref = element.reference("messageRef");
    var name = element.expression(element.engine("messageExpression"));
    element.read();
    return references ->
        new MessageEventDefinition(
            ref == null && name != null
                ? new Message(null, name)
                : references.message(element, ref));
  }
}

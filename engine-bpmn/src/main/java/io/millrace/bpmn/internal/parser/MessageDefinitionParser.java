package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.Message;
import io.millrace.bpmn.internal.model.MessageEventDefinition;

/** Reads which message is received or sent. */
final class MessageDefinitionParser implements EventDefinitionParser {

  @Override
  public DefinitionDraft parse(Element element, EventKind kind) {
    var ref = element.reference("messageRef");
    var name = new Values(element).stored("messageExpression");
    var sends = kind == EventKind.THROW || kind == EventKind.END;
    var reader = sends ? new SendingReader(element) : null;
    element.read();
    var sending = sends ? reader.read() : null;
    var isByCode = sends && !sending.isByEngine();
    return references ->
        new MessageEventDefinition(
            ref == null && name != null
                ? new Message(null, name)
                : ref == null && isByCode ? null : references.message(element, ref),
            sending);
  }
}

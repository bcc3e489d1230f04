package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.BoundaryEvent;
import java.util.Objects;

/** Reads an event that waits beside an activity. */
final class BoundaryEventParser implements FlowNodeParser {

  @Override
  public NodeDraft parse(Element element, ProcessDraft process) {
    var reader = InfoReader.ofNode(element);
    var definition = new EventDefinitionReader(element, EventKind.BOUNDARY);
    var host = Objects.requireNonNullElse(element.reference("attachedToRef"), "");
    var cancel = element.attribute("cancelActivity");
    var interrupting = new Values(element).flag("cancelActivity", cancel, true);
    element.read();
    var info = reader.info();
    var draft = definition.draft();
    return references -> new BoundaryEvent(info, draft.link(references), host, interrupting);
  }
}

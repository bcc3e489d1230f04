package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.CallActivity;

/** Reads a call of another process. */
final class CallActivityParser implements FlowNodeParser {

  @Override
  public NodeDraft parse(Element element, ProcessDraft process) {
    if (element.engine("caseRef") != null) {
      return new CaseTaskReader(element).read(process);
    }
    var activity = new ActivityReader(element, process);
    var called = new CalledElementReader(element).read();
    var mapping = new CallMappingReader(element);
    element.read();
    return NodeDraft.of(
        new CallActivity(activity.info(), activity.loop(), called, mapping.mapping()));
  }
}

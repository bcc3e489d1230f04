package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.SubProcess;

/** Reads an embedded sub-process with all that stands in it. */
final class SubProcessParser implements FlowNodeParser {

  @Override
  public NodeDraft parse(Element element, ProcessDraft process) {
    var activity = new ActivityReader(element, process);
    new ScopeParser(process).attachTo(element, activity.id());
    element.read();
    return NodeDraft.of(new SubProcess(activity.info(), activity.loop()));
  }
}

package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.NoneTask;

/** Reads a task that does not say how it is done. */
final class NoneTaskParser implements FlowNodeParser {

  @Override
  public NodeDraft parse(Element element, ProcessDraft process) {
    var activity = new ActivityReader(element, process);
    element.read();
    return NodeDraft.of(new NoneTask(activity.info(), activity.loop()));
  }
}

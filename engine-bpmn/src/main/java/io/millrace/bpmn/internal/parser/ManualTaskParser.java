package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.ManualTask;

/** Reads work outside any system. */
final class ManualTaskParser implements FlowNodeParser {

  @Override
  public NodeDraft parse(Element element, ProcessDraft process) {
    var activity = new ActivityReader(element, process);
    element.read();
    return NodeDraft.of(new ManualTask(activity.info(), activity.loop()));
  }
}

package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.ReceiveTask;

/** Reads a task that waits for a message or a trigger. */
final class ReceiveTaskParser implements FlowNodeParser {

  @Override
  public NodeDraft parse(Element element, ProcessDraft process) {
    var activity = new ActivityReader(element, process);
    var ref = element.reference("messageRef");
    element.read();
    return references ->
        new ReceiveTask(
            activity.info(),
            activity.loop(),
            ref == null ? null : references.message(element, ref));
  }
}

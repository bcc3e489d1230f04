package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.ReceiveTask;

/** Reads a task that waits for a message or a trigger. */
final class ReceiveTaskParser implements FlowNodeParser {

  @Override
  public NodeDraft parse(Element element, ProcessDraft process) {
    var activity = new ActivityReader(element, process);
    var ref = element.reference("messageRef");
    var instantiate =
        new Values(element).flag("instantiate", element.attribute("instantiate"), false);
    element.read();
    var info = activity.info();
    var loop = activity.loop();
    return ref == null
        ? NodeDraft.of(new ReceiveTask(info, loop, null, instantiate))
        : references -> new ReceiveTask(info, loop, references.message(element, ref), instantiate);
  }
}

package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.ReceiveTask;

/** Reads a task that waits for a message, an event of the event registry or a trigger. */
final class ReceiveTaskParser implements FlowNodeParser {

  @Override
  public NodeDraft parse(Element element, ProcessDraft process) {
    var activity = new ActivityReader(element, process);
    var ref = element.reference("messageRef");
    var instantiate =
        new Values(element).flag("instantiate", element.attribute("instantiate"), false);
    var registry = new RegistryEventReader(element, false);
    element.extension("eventType", registry::readKey);
    element.read();
    registry.check();
    var info = activity.info();
    var loop = activity.loop();
    var event = registry.event();
    if (ref != null && event != null) {
      registry.refuseBeside("a message");
    }
    return references ->
        new ReceiveTask(
            info, loop, ref == null ? null : references.message(element, ref), event, instantiate);
  }
}

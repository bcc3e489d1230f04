package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.AwaitedEvent;
import io.millrace.bpmn.internal.model.SendEventTask;
import io.millrace.bpmn.internal.model.SendEventTask.SentEvent;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads a task that sends an event of the event registry, and may wait for its answer. */
final class SendEventReader {

  /** The type of a service task that sends events. */
  static final String TYPE = "send-event";

  private static final List<String> TEXTS =
      List.of("eventType", "triggerEventType", "channelKey", "sendSynchronously");

  /** What modelers write besides, from which they make files of events and channels. */
  private static final Set<String> OF_MODELERS =
      Set.of(
          "eventName",
          "channelName",
          "channelType",
          "channelDestination",
          "triggerEventName",
          "triggerChannelKey",
          "triggerChannelName",
          "triggerChannelType",
          "triggerChannelDestination",
          "keyDetectionType",
          "keyDetectionValue");

  private final Element element;
  private final Map<String, String> said = new HashMap<>();
  private final EventMappingReader in;
  private final EventMappingReader out;
  private final EventCorrelationReader correlations;
  private final EventCorrelationReader ofAnswer;
  private final String triggerable;
  private Element system;

  SendEventReader(Element element) {
    this.element = element;
    for (var name : TEXTS) {
      var attribute = element.engine(name);
      if (attribute != null) {
        said.put(name, attribute);
      }
      element.extension(name, child -> said.put(name, child.text()));
    }
    element.extension("systemChannel", this::readSystemChannel);
    RegistryEventReader.readOver(element, OF_MODELERS);
    in = new EventMappingReader(element, "eventInParameter");
    out = new EventMappingReader(element, "eventOutParameter");
    correlations = new EventCorrelationReader(element, "eventCorrelationParameter");
    ofAnswer = new EventCorrelationReader(element, "triggerEventCorrelationParameter");
    triggerable = element.engine("triggerable");
  }

  NodeDraft read(ProcessDraft process) {
    var activity = ActivityReader.ofTask(element, process);
    element.read();
    return NodeDraft.of(
        new SendEventTask(activity.info(), activity.loop(), element.name(), sent(), answer()));
  }

  private SentEvent sent() {
    return new SentEvent(eventType(), in.mappings(), channel(), flag("sendSynchronously"));
  }

  private String eventType() {
    var type = text("eventType");
    if (type == null) {
      element.report(
          BpmnProblem.MISSING_EVENT_TYPE, element + " does not say which event it sends.");
    }
    return type;
  }

  /** Returns the key of a channel; null for those who wait in the engine. */
  private String channel() {
    var key = text("channelKey");
    if (system != null && key != null) {
      system.report(BpmnProblem.CONTRADICTION, element + " has a channelKey and a systemChannel.");
    }
    return system == null ? key : null;
  }

  private void readSystemChannel(Element child) {
    system = child.text().equals("false") ? null : child;
  }

  private boolean flag(String name) {
    return new Values(element).flag(name, said.get(name), false);
  }

  /** Without an event of its own the answer is another event of the kind that is sent. */
  private AwaitedEvent answer() {
    var type = text("triggerEventType");
    var waits = new Values(element).flag("triggerable", triggerable, type != null);
    var keys = ofAnswer.correlations().isEmpty() ? correlations : ofAnswer;
    if (waits) {
      var key = type == null ? text("eventType") : type;
      return key == null ? null : new AwaitedEvent(key, keys.correlations(), out.mappings());
    }
    if (type != null || !keys.correlations().isEmpty() || !out.mappings().isEmpty()) {
      element.report(
          BpmnProblem.ANSWER_NOT_AWAITED,
          element + " says which event answers, but does not wait for it.");
    }
    return null;
  }

  private String text(String name) {
    var text = said.get(name);
    return text == null || text.isBlank()
        ? null
        : new Values(element).shortText(name, element.expression(text));
  }
}

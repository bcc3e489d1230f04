package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.AwaitedEvent;
import io.millrace.bpmn.internal.model.RegistryEventDefinition;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.Set;

/**
 * Reads which event of the event registry an element waits for: extension elements right inside of
 * it. Ask for it after the element was read.
 */
final class RegistryEventReader implements EventDefinitionParser {

  /** What makes a start event start one instance for each correlation only. */
  private static final String ONCE = "storeAsUniqueReferenceId";

  /** What modelers write besides, from which they make files of events and channels. */
  private static final Set<String> OF_MODELERS =
      Set.of(
          "eventName",
          "channelKey",
          "channelName",
          "channelType",
          "channelDestination",
          "keyDetectionType",
          "keyDetectionValue",
          "deployChannelDefinition");

  private final Element element;
  private final boolean starts;
  private final EventCorrelationReader correlations;
  private final EventMappingReader payload;
  private String key;
  private boolean oncePerCorrelation;
  private Element said;

  /**
   * Prepares reading.
   *
   * @param starts whether the element may start instances
   */
  RegistryEventReader(Element element, boolean starts) {
    this.element = element;
    this.starts = starts;
    this.correlations = new EventCorrelationReader(element, "eventCorrelationParameter");
    this.payload = new EventMappingReader(element, "eventOutParameter");
    element.extension("startEventCorrelationConfiguration", this::readOnce);
    readOver(element, OF_MODELERS);
  }

  /** Reads over extension elements that say nothing about execution. */
  static void readOver(Element element, Set<String> names) {
    names.forEach(name -> element.extension(name, Element::text));
  }

  /** Reads the key of the event. */
  @Override
  public DefinitionDraft parse(Element child, EventKind kind) {
    readKey(child);
    return references ->
        key == null ? null : new RegistryEventDefinition(event(), oncePerCorrelation);
  }

  /** Reads the key of the event. */
  void readKey(Element child) {
    var text = child.expression(child.text());
    if (said != null) {
      child.report(BpmnProblem.CONTRADICTION, element + " names two events.");
    } else if (text.isEmpty()) {
      child.report(
          BpmnProblem.MISSING_EVENT_TYPE, "The eventType of " + element + " names no event.");
    } else {
      key = new Values(element).shortText("eventType", text);
    }
    said = child;
  }

  /** Returns what is waited for; null where no event is named. */
  AwaitedEvent event() {
    return key == null
        ? null
        : new AwaitedEvent(key, correlations.correlations(), payload.mappings());
  }

  /** Reports that something else is waited for. */
  void refuseBeside(String other) {
    said.report(BpmnProblem.CONTRADICTION, element + " waits for an event and for " + other + ".");
  }

  /** Tells whether the key of an event was read, right or wrong. */
  boolean isSaid() {
    return said != null;
  }

  /** Reports what is said about an event where none is named. */
  void check() {
    var says =
        oncePerCorrelation
            || !correlations.correlations().isEmpty()
            || !payload.mappings().isEmpty();
    if (says && said == null) {
      element.report(
          BpmnProblem.MISSING_EVENT_TYPE, element + " says more of an event, but not which it is.");
    }
  }

  private void readOnce(Element child) {
    var text = child.text();
    if (text.isEmpty()) {
      return;
    }
    if (!text.equals(ONCE)) {
      new Values(child).invalid("startEventCorrelationConfiguration", text, "'" + ONCE + "'");
    } else if (starts) {
      oncePerCorrelation = true;
    } else {
      child.report(
          BpmnProblem.EVENT_STARTS_NOTHING,
          element + " starts no instances, so none of them can be the only one.");
    }
  }
}

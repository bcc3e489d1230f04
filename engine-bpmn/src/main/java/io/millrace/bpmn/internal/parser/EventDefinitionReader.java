package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.NoneEventDefinition;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Reads the event definition of an event. Ask for {@link #draft} after the event was read. */
final class EventDefinitionReader {

  private static final Map<String, EventDefinitionParser> PARSERS =
      Map.of(
          "timer", new TimerDefinitionParser(),
          "message", new MessageDefinitionParser(),
          "signal", new SignalDefinitionParser(),
          "error", new ErrorDefinitionParser(),
          "terminate", new TerminateDefinitionParser(),
          "compensate", new CompensateDefinitionParser(),
          "cancel", new CancelDefinitionParser());

  private static final Set<String> UNSUPPORTED = Set.of("conditional", "escalation", "link");

  private final Element event;
  private final EventKind kind;
  private final List<DefinitionDraft> drafts = new ArrayList<>();

  EventDefinitionReader(Element event, EventKind kind) {
    this.event = event;
    this.kind = kind;
    PARSERS.forEach(
        (name, parser) ->
            event.child(name + "EventDefinition", child -> drafts.add(parse(name, child, parser))));
    UNSUPPORTED.forEach(
        name -> event.child(name + "EventDefinition", child -> drafts.add(refuse(name, child))));
    event.child("eventDefinitionRef", child -> drafts.add(refuse("", child)));
  }

  /**
   * Reads over event definitions that events could refer to, which {@code eventDefinitionRef} is
   * refused for.
   */
  static void ignoreIn(Element definitions) {
    Stream.concat(PARSERS.keySet().stream(), UNSUPPORTED.stream())
        .forEach(
            name ->
                definitions.child(name + "EventDefinition", child -> child.attributes().ignore()));
  }

  /** Returns the definition; what cannot be one is reported and linked to null. */
  DefinitionDraft draft() {
    if (drafts.isEmpty() && !kind.mayHaveNone()) {
      event.report(
          BpmnProblem.MISSING_EVENT_DEFINITION, "There is no event definition in " + event + ".");
    } else if (drafts.size() > 1) {
      event.report(
          BpmnProblem.SEVERAL_EVENT_DEFINITIONS,
          "There are " + drafts.size() + " event definitions in " + event + ".");
    }
    return drafts.isEmpty() ? references -> new NoneEventDefinition() : drafts.get(0);
  }

  private DefinitionDraft parse(String name, Element child, EventDefinitionParser parser) {
    return kind.supports(name) ? parser.parse(child, kind) : refuse(name, child);
  }

  private DefinitionDraft refuse(String name, Element child) {
    child.attributes().ignore();
    var isKnown = name.isEmpty() || kind.refuses(name);
    child.report(
        isKnown ? BpmnProblem.UNSUPPORTED_ELEMENT : BpmnProblem.EVENT_DEFINITION_NOT_ALLOWED,
        child.name() + " is not " + (isKnown ? "supported" : "allowed") + " in " + event + ".");
    return references -> null;
  }
}

package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.EventDefinition;
import io.millrace.bpmn.internal.model.MessageEventDefinition;
import io.millrace.bpmn.internal.model.MultipleEventDefinition;
import io.millrace.bpmn.internal.model.NoneEventDefinition;
import io.millrace.bpmn.internal.model.VariableListenerEventDefinition;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Reads the event definitions of an event. Ask for {@link #draft} after the event was read. */
final class EventDefinitionReader {

  private static final Map<String, EventDefinitionParser> PARSERS =
      Map.ofEntries(
          Map.entry("timer", new TimerDefinitionParser()),
          Map.entry("message", new MessageDefinitionParser()),
          Map.entry("signal", new SignalDefinitionParser()),
          Map.entry("error", new ErrorDefinitionParser()),
          Map.entry("escalation", new EscalationDefinitionParser()),
          Map.entry("conditional", new ConditionalDefinitionParser()),
          Map.entry("link", new LinkDefinitionParser()),
          Map.entry("terminate", new TerminateDefinitionParser()),
          Map.entry("compensate", new CompensateDefinitionParser()),
          Map.entry("cancel", new CancelDefinitionParser()));

  private static final Set<String> UNSUPPORTED = Set.of();

  private final Element event;
  private final EventKind kind;
  private final boolean parallel;
  private final RegistryEventReader registry;
  private final List<DefinitionDraft> drafts = new ArrayList<>();
  private final List<String> names = new ArrayList<>();

  EventDefinitionReader(Element event, EventKind kind) {
    this.event = event;
    this.kind = kind;
    this.parallel = isParallel();
    PARSERS.forEach(
        (name, parser) ->
            event.child(name + "EventDefinition", child -> drafts.add(parse(name, child, parser))));
    event.extension(
        "variableListenerEventDefinition",
        child -> drafts.add(parse("variable", child, new VariableListenerDefinitionParser())));
    this.registry = new RegistryEventReader(event, kind == EventKind.START);
    event.extension("eventType", this::readRegistryEvent);
    UNSUPPORTED.forEach(
        name -> event.child(name + "EventDefinition", child -> drafts.add(refuse(name, child))));
    event.child("eventDefinitionRef", child -> drafts.add(refuse("", child)));
  }

  private void readRegistryEvent(Element child) {
    if (registry.isSaid()) {
      registry.readKey(child);
    } else {
      drafts.add(parse(EventKind.REGISTRY, child, registry));
    }
  }

  private boolean isParallel() {
    return kind.waits()
        && new Values(event).flag("parallelMultiple", event.attribute("parallelMultiple"), false);
  }

  /**
   * Remembers the event definitions beside the processes, which the instances of loops may throw.
   * Events do not refer to them: {@code eventDefinitionRef} is refused.
   */
  static void noteIn(Element definitions, References references) {
    Stream.concat(PARSERS.keySet().stream(), UNSUPPORTED.stream())
        .forEach(
            name -> definitions.child(name + "EventDefinition", child -> note(child, references)));
  }

  private static void note(Element child, References references) {
    var signal = child.reference("signalRef");
    var thrown = signal == null ? child.reference("escalationRef") : signal;
    if (child.id() != null) {
      references.addEvent(child.id(), child.name(), thrown);
    }
    child.attributes().ignore();
  }

  /** Returns the definition; what cannot be one is reported and linked to null. */
  DefinitionDraft draft() {
    registry.check();
    if (drafts.isEmpty() && !kind.mayHaveNone()) {
      event.report(
          BpmnProblem.MISSING_EVENT_DEFINITION, "There is no event definition in " + event + ".");
    }
    if (drafts.size() < 2) {
      return drafts.isEmpty() ? references -> new NoneEventDefinition() : drafts.get(0);
    }
    if (!kind.allowsTogether(names, parallel)) {
      event.report(
          BpmnProblem.SEVERAL_EVENT_DEFINITIONS,
          "There are " + drafts.size() + " event definitions in " + event + ": " + names + ".");
      return references -> null;
    }
    return this::multiple;
  }

  private EventDefinition multiple(References references) {
    var parts = new ArrayList<EventDefinition>();
    for (var draft : drafts) {
      var part = draft.link(references);
      if (part == null) {
        return null;
      }
      if (!kind.waits() && isSentByCode(part)) {
        event.report(
            BpmnProblem.SEVERAL_EVENT_DEFINITIONS,
            "The message of "
                + event
                + " is sent by code or by a worker, which takes an event of its own.");
        return null;
      }
      if (parts.stream().anyMatch(other -> isSame(other, part))) {
        event.report(
            BpmnProblem.SEVERAL_EVENT_DEFINITIONS,
            "Two of the event definitions in " + event + " are the same, or of one variable.");
      }
      parts.add(part);
    }
    return new MultipleEventDefinition(parts, parallel);
  }

  private static boolean isSame(EventDefinition one, EventDefinition other) {
    return one.equals(other)
        || one instanceof VariableListenerEventDefinition first
            && other instanceof VariableListenerEventDefinition second
            && first.filter().name().equals(second.filter().name());
  }

  private static boolean isSentByCode(EventDefinition part) {
    return part instanceof MessageEventDefinition message && !message.sending().isByEngine();
  }

  private DefinitionDraft parse(String name, Element child, EventDefinitionParser parser) {
    names.add(name);
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

package io.millrace.bpmn.internal.parser.lenient;

import java.util.List;
import java.util.stream.Stream;

/** Gets around what is wrong with events. */
final class EventRepairs {

  private EventRepairs() {}

  /** What cannot come is not awaited, and what cannot be thrown is not thrown. */
  static String disarm(Flaw flaw) {
    var event = Nodes.around(flaw.element());
    if (event == null || !Nodes.isEvent(event)) {
      return LoopRepairs.throwNothing(flaw);
    }
    if (flaw.element().name().equals("eventType")) {
      return RegistryEventRepairs.leaveOutEvent(flaw);
    }
    if (Nodes.isEventDefinition(flaw.element())) {
      flaw.element().remove();
      return !definitions(event).isEmpty()
          ? "The event does without it."
          : withoutDefinition(event, flaw.file());
    }
    definitions(event).forEach(EditableElement::remove);
    return withoutDefinition(event, flaw.file());
  }

  /** Returns the event definitions of the standard, and behind them those of the engines. */
  private static List<EditableElement> definitions(EditableElement event) {
    return Stream.concat(
            event.children().stream(),
            event.children("extensionElements").stream()
                .flatMap(extensions -> extensions.children().stream()))
        .filter(Nodes::isEventDefinition)
        .toList();
  }

  /** An event has lost one of what it waits for. */
  static String withoutOne(EditableElement event, EditableFile file) {
    return definitions(event).isEmpty()
        ? withoutDefinition(event, file)
        : "The event does without it.";
  }

  private static String withoutDefinition(EditableElement event, EditableFile file) {
    event.removeAttribute("parallelMultiple");
    switch (event.name()) {
      case "intermediateCatchEvent":
        Nodes.toPassingEvent(event);
        return "The event passes on at once.";
      case "boundaryEvent":
        file.removeNode(event);
        return "The event never happens and is left out with its flows.";
      case "startEvent":
        return start(event, file);
      default:
        return "The event throws nothing.";
    }
  }

  private static String start(EditableElement event, EditableFile file) {
    if (Nodes.isEventSubProcess(event.parent())) {
      file.removeNode(event.parent());
      return "The event sub-process never begins and is left out.";
    }
    var others =
        event.parent().children("startEvent").stream()
            .anyMatch(other -> other != event && definitions(other).isEmpty());
    if (others) {
      Nodes.toPassingEvent(event);
      return "Nothing begins there.";
    }
    return "It is a start event without a trigger.";
  }

  /** A second beginning is one that is never reached. */
  static String neverReach(Flaw flaw) {
    var start = flaw.element();
    if (start.is("receiveTask")) {
      return FlowRepairs.doNotInstantiate(flaw);
    }
    if (!start.is("startEvent")) {
      return null;
    }
    Nodes.toPassingEvent(start);
    return "Nothing begins there.";
  }

  static String leaveOutTriggers(Flaw flaw) {
    flaw.element().removeChildren(Nodes::isEventDefinition);
    flaw.element().removeAttribute("parallelMultiple");
    return "It is a start event without a trigger.";
  }

  static String keepFirst(Flaw flaw) {
    definitions(flaw.element()).stream().skip(1).forEach(EditableElement::remove);
    flaw.element().removeAttribute("parallelMultiple");
    return "Only the first event definition is kept.";
  }

  static String keepFirstTime(Flaw flaw) {
    var times =
        flaw.element().children().stream()
            .filter(child -> child.name().startsWith("time") && !child.text().isEmpty())
            .toList();
    times.stream().skip(1).forEach(EditableElement::remove);
    if (!times.isEmpty()) {
      return "Only the first time is kept.";
    }
    return WorkRepairs.isListener(flaw.element().parent())
        ? WorkRepairs.leaveOutListener(flaw.element().parent())
        : disarm(flaw);
  }

  /** Who waits gets a message or signal of its own; who sends none sends nothing. */
  static String refer(Flaw flaw) {
    var definition = flaw.element();
    var kind = definition.name().replace("EventDefinition", "");
    var event = definition.parent();
    if (event == null || !Nodes.isEvent(event)) {
      return null;
    }
    var isSent = kind.equals("message") || kind.equals("signal");
    if (isSent && !Nodes.waits(event)) {
      return disarm(flaw);
    }
    return declare(flaw, definition, kind, kind + "Ref");
  }

  /** Declares what an element refers to, under a name that is its own. */
  static String declare(Flaw flaw, EditableElement element, String kind, String attribute) {
    var event = Nodes.around(element);
    var name = flaw.file().nameFor(event);
    var declared = flaw.file().add(flaw.file().root(), kind, event.id() + "_" + kind);
    name(declared, name);
    element.set(attribute, declared.id());
    return "It refers to the " + kind + " '" + name + "'.";
  }

  private static void name(EditableElement declared, String name) {
    switch (declared.name()) {
      case "error", "escalation" -> declared.set(declared.name() + "Code", name);
      default -> declared.set("name", name);
    }
  }

  static String declareReferred(Flaw flaw) {
    for (var kind : new String[] {"message", "signal"}) {
      var ref = flaw.element().reference(kind + "Ref");
      var found = flaw.file().byId(ref);
      if (ref != null && (found == null || !found.is(kind))) {
        var declared = flaw.file().add(flaw.file().root(), kind, ref);
        declared.set("name", ref);
        flaw.element().set(kind + "Ref", declared.id());
        return "The " + kind + " '" + ref + "' is declared under that name.";
      }
    }
    var loop = LoopRepairs.throwNothing(flaw);
    return loop == null ? WorkRepairs.leaveOut(flaw) : loop;
  }

  static String nameReferred(Flaw flaw) {
    for (var kind : new String[] {"message", "signal"}) {
      var declared = flaw.file().byId(flaw.element().reference(kind + "Ref"));
      if (declared != null && declared.is(kind)) {
        declared.set("name", declared.id());
        return "The " + kind + " has its id '" + declared.id() + "' for a name.";
      }
    }
    return null;
  }

  static String code(Flaw flaw) {
    for (var kind : new String[] {"error", "escalation"}) {
      var declared = flaw.file().byId(flaw.element().reference(kind + "Ref"));
      if (declared != null && declared.is(kind)) {
        declared.set(kind + "Code", declared.id());
        return "The " + kind + " has its id '" + declared.id() + "' for a code.";
      }
    }
    return WorkRepairs.leaveOut(flaw);
  }

  static String interrupt(Flaw flaw) {
    flaw.element().removeAttribute("cancelActivity");
    flaw.element().removeAttribute("isInterrupting");
    return "It interrupts.";
  }

  static String leaveOutNode(Flaw flaw) {
    if (!Nodes.isNode(flaw.element())) {
      return null;
    }
    if (!flaw.element().is("boundaryEvent")) {
      return disarm(flaw);
    }
    flaw.file().removeNode(flaw.element());
    return "The event never happens and is left out with its flows.";
  }

  static String leaveOutSubProcess(Flaw flaw) {
    flaw.file().removeNode(flaw.element());
    return "The event sub-process never begins and is left out.";
  }

  static String compensateScope(Flaw flaw) {
    flaw.element()
        .children("compensateEventDefinition")
        .forEach(definition -> definition.removeAttribute("activityRef"));
    return "It compensates all of its scope.";
  }
}

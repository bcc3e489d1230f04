package io.millrace.bpmn.internal.parser.lenient;

import java.util.Set;

/** Gets around what is wrong with events of the event registry. */
final class RegistryEventRepairs {

  private static final Set<String> OF_AWAITED =
      Set.of(
          "eventType",
          "eventCorrelationParameter",
          "eventOutParameter",
          "startEventCorrelationConfiguration");

  private static final Set<String> OF_ANSWER =
      Set.of(
          "triggerEventType",
          "triggerEventCorrelationParameter",
          "eventCorrelationParameter",
          "eventOutParameter");

  private RegistryEventRepairs() {}

  /** An event that is not named is not awaited; a task that sends none does nothing. */
  static String leaveOutEvent(Flaw flaw) {
    var node = Nodes.around(flaw.element());
    if (node == null) {
      return null;
    }
    if (Nodes.isEvent(node)) {
      leaveOut(OF_AWAITED, node);
      return EventRepairs.withoutOne(node, flaw.file());
    }
    if (node.is("receiveTask")) {
      leaveOut(OF_AWAITED, node);
      return "It waits for a trigger.";
    }
    return WorkRepairs.toTask(flaw);
  }

  static String leaveOutAnswer(Flaw flaw) {
    leaveOut(OF_ANSWER, flaw.element());
    return "The task does not wait for an answer.";
  }

  private static void leaveOut(Set<String> names, EditableElement node) {
    node.children("extensionElements")
        .forEach(
            extensions ->
                extensions.removeChildren(
                    child -> child.isOfEngine() && names.contains(child.name())));
  }
}

package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.Declarations;
import io.millrace.bpmn.internal.model.ErrorDeclaration;
import io.millrace.bpmn.internal.model.EscalationDeclaration;
import io.millrace.bpmn.internal.model.EscalationEventDefinition;
import io.millrace.bpmn.internal.model.EventDefinition;
import io.millrace.bpmn.internal.model.Message;
import io.millrace.bpmn.internal.model.Signal;
import io.millrace.bpmn.internal.model.SignalEventDefinition;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.HashMap;
import java.util.Map;

/** What the elements of a file can refer to, and the one place that finds it. Not thread-safe. */
final class References {

  private final Map<String, Message> messages = new HashMap<>();
  private final Map<String, Signal> signals = new HashMap<>();
  private final Map<String, ErrorDeclaration> errors = new HashMap<>();
  private final Map<String, EscalationDeclaration> escalations = new HashMap<>();
  private final Map<String, Shared> events = new HashMap<>();

  /** An event definition that stands beside the processes. */
  private record Shared(String kind, String thrown) {}

  /**
   * Remembers an event definition beside the processes.
   *
   * @param kind the name of its element
   * @param thrown what it refers to; may be null
   */
  void addEvent(String id, String kind, String thrown) {
    events.put(id, new Shared(kind, thrown));
  }

  /**
   * Finds an event definition beside the processes that can be thrown; where there is none that is
   * reported and null returned.
   */
  EventDefinition event(Element from, String ref) {
    var event = find("event definition", events, from, ref);
    if (event == null) {
      return null;
    }
    if (event.kind().equals("signalEventDefinition")) {
      return new SignalEventDefinition(
          signal(from, event.thrown()), SignalEventDefinition.Sending.PLAIN);
    }
    if (event.kind().equals("escalationEventDefinition") && event.thrown() != null) {
      return new EscalationEventDefinition(escalation(from, event.thrown()), null);
    }
    from.report(
        BpmnProblem.LOOP_EVENT,
        from + " throws the " + event.kind() + " '" + ref + "', which cannot be thrown there.");
    return null;
  }

  void add(Message message) {
    messages.put(message.id(), message);
  }

  void add(Signal signal) {
    signals.put(signal.id(), signal);
  }

  void add(ErrorDeclaration error) {
    errors.put(error.id(), error);
  }

  void add(EscalationDeclaration escalation) {
    escalations.put(escalation.id(), escalation);
  }

  /**
   * Finds a message; where there is none, or it has no name, that is reported and null returned.
   */
  Message message(Element from, String ref) {
    var message = find("message", messages, from, ref);
    return message != null && isNamed("message", message.name(), from, ref) ? message : null;
  }

  /** Finds a signal; where there is none, or it has no name, that is reported and null returned. */
  Signal signal(Element from, String ref) {
    var signal = find("signal", signals, from, ref);
    return signal != null && isNamed("signal", signal.name(), from, ref) ? signal : null;
  }

  /**
   * Finds an error; where there is none the reference is its code, as both families of engines read
   * it.
   */
  ErrorDeclaration error(Element from, String ref) {
    var error = errors.get(ref);
    if (error == null) {
      from.report(
          BpmnProblem.UNDECLARED_ERROR,
          "The error '" + ref + "' is not declared; '" + ref + "' is taken as its code.");
      return new ErrorDeclaration(ref, null, ref);
    }
    return error;
  }

  /** Finds an escalation; where there is none the reference is its code, as with errors. */
  EscalationDeclaration escalation(Element from, String ref) {
    var escalation = escalations.get(ref);
    if (escalation == null) {
      from.report(
          BpmnProblem.UNDECLARED_ESCALATION,
          "The escalation '" + ref + "' is not declared; '" + ref + "' is taken as its code.");
      return new EscalationDeclaration(ref, null, ref);
    }
    return escalation;
  }

  Declarations declarations() {
    return new Declarations(messages, signals, errors, escalations);
  }

  private static <T> T find(String kind, Map<String, T> declared, Element from, String ref) {
    if (ref == null) {
      from.report(BpmnProblem.MISSING_REFERENCE, from + " refers to no " + kind + ".");
      return null;
    }
    var found = declared.get(ref);
    if (found == null) {
      from.report(
          BpmnProblem.DANGLING_REFERENCE,
          from + " refers to " + kind + " '" + ref + "', which is not declared.");
    }
    return found;
  }

  private static boolean isNamed(String kind, String name, Element from, String ref) {
    if (name == null) {
      from.report(
          BpmnProblem.MISSING_NAME,
          from + " refers to " + kind + " '" + ref + "', which has no name.");
    }
    return name != null;
  }
}

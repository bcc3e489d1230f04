package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.Implementation;
import io.millrace.bpmn.internal.model.ProcessEventListener;
import io.millrace.bpmn.internal.model.ProcessEventListener.Entity;
import io.millrace.bpmn.internal.model.ProcessEventListener.Thrown;
import io.millrace.bpmn.internal.model.ProcessEventListener.Thrown.Kind;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads a listener of the engine's events that stands in a process. */
final class EventListenerReader {

  /** The types of events that instances can have, by name. */
  static final Set<String> TYPES =
      Set.of(
          "PROCESS_CREATED",
          "PROCESS_STARTED",
          "PROCESS_COMPLETED",
          "PROCESS_COMPLETED_WITH_TERMINATE_END_EVENT",
          "PROCESS_COMPLETED_WITH_ERROR_END_EVENT",
          "PROCESS_CANCELLED",
          "ACTIVITY_STARTED",
          "ACTIVITY_COMPLETED",
          "ACTIVITY_CANCELLED",
          "ACTIVITY_MESSAGE_WAITING",
          "ACTIVITY_MESSAGE_RECEIVED",
          "ACTIVITY_MESSAGE_CANCELLED",
          "ACTIVITY_SIGNAL_WAITING",
          "ACTIVITY_SIGNALED",
          "ACTIVITY_ERROR_RECEIVED",
          "ACTIVITY_ESCALATION_RECEIVED",
          "SEQUENCEFLOW_TAKEN",
          "TASK_CREATED",
          "TASK_ASSIGNED",
          "TASK_COMPLETED",
          "VARIABLE_CREATED",
          "VARIABLE_UPDATED",
          "VARIABLE_DELETED",
          "TIMER_SCHEDULED",
          "TIMER_FIRED",
          "JOB_EXECUTION_SUCCESS",
          "JOB_EXECUTION_FAILURE",
          "JOB_MOVED_TO_DEAD_LETTER",
          "JOB_CANCELED");

  private static final Map<String, Entity> ENTITIES =
      Map.of(
          "task", Entity.TASK,
          "job", Entity.JOB,
          "process-instance", Entity.PROCESS_INSTANCE);
  private static final Map<String, Kind> KINDS =
      Map.of(
          "signal", Kind.SIGNAL,
          "globalSignal", Kind.GLOBAL_SIGNAL,
          "message", Kind.MESSAGE,
          "error", Kind.ERROR);

  private final Element element;
  private final Values values;

  EventListenerReader(Element element) {
    this.element = element;
    this.values = new Values(element);
  }

  /** Returns the listener; empty where it is not clear what it does, which is reported. */
  Optional<ProcessEventListener> read() {
    var types = types();
    var entity = values.oneOf("entityType", element.attribute("entityType"), ENTITIES, null);
    var state = ListenerParser.onTransaction(element);
    var implementation = implementation();
    var thrown = thrown();
    element.read();
    if ((implementation == null) == (thrown == null)) {
      return incomplete(
          implementation == null
              ? " names no class, no delegateExpression and nothing that it throws."
              : " calls code and throws something.");
    }
    if (thrown != null && thrown.name() == null) {
      return incomplete(" does not name the signal, message or error that it throws.");
    }
    if (thrown != null && state != null) {
      return incomplete(" throws something when the transaction is over.");
    }
    return Optional.of(new ProcessEventListener(types, entity, implementation, thrown, state));
  }

  private Optional<ProcessEventListener> incomplete(String what) {
    element.report(
        BpmnProblem.INCOMPLETE_EVENT_LISTENER,
        "An eventListener of '" + element.ownerId() + "'" + what);
    return Optional.empty();
  }

  private Set<String> types() {
    var types = new HashSet<String>();
    for (var name : values.list("events", element.attribute("events"))) {
      var type = name.toUpperCase(Locale.ROOT);
      if (TYPES.contains(type)) {
        types.add(type);
      } else {
        values.invalid("events", name, "a type of events that instances of a process can have");
      }
    }
    return types;
  }

  private Implementation implementation() {
    var name = element.attribute("class");
    var expression = element.expression(element.attribute("delegateExpression"));
    if (name != null && expression != null) {
      element.report(
          BpmnProblem.SEVERAL_IMPLEMENTATIONS,
          "An eventListener of '" + element.ownerId() + "' has both class and delegateExpression.");
    }
    if (name != null) {
      return new Implementation(Implementation.Kind.CLASS, name, List.of());
    }
    return expression == null
        ? null
        : new Implementation(Implementation.Kind.DELEGATE_EXPRESSION, expression, List.of());
  }

  private Thrown thrown() {
    var kind = values.oneOf("throwEvent", element.attribute("throwEvent"), KINDS, null);
    var signal = element.attribute("signalName");
    var message = element.attribute("messageName");
    var error = element.attribute("errorCode");
    if (kind == null) {
      return null;
    }
    var name =
        switch (kind) {
          case SIGNAL, GLOBAL_SIGNAL -> signal;
          case MESSAGE -> message;
          case ERROR -> error;
        };
    return new Thrown(kind, values.shortText("name of what is thrown", name));
  }
}

package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.ExecutionListener;
import io.millrace.bpmn.internal.model.TaskListener;
import io.millrace.bpmn.internal.model.TransactionMoment;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads listeners.
 *
 * @param events which events an execution listener can name here
 * @param whenAbsent the event of an execution listener that names none, or null where it has to
 */
record ListenerParser(
    Map<String, ExecutionListener.Event> events, ExecutionListener.Event whenAbsent) {

  static final ListenerParser OF_NODE =
      new ListenerParser(
          Map.of("start", ExecutionListener.Event.START, "end", ExecutionListener.Event.END), null);

  /** A sequence flow is only ever taken, whatever its listener says. */
  static final ListenerParser OF_FLOW =
      new ListenerParser(
          Map.of(
              "take", ExecutionListener.Event.TAKE,
              "start", ExecutionListener.Event.TAKE,
              "end", ExecutionListener.Event.TAKE),
          ExecutionListener.Event.TAKE);

  private static final Map<String, TaskListener.Event> TASK_EVENTS =
      Map.of(
          "create", TaskListener.Event.CREATE,
          "assignment", TaskListener.Event.ASSIGNMENT,
          "update", TaskListener.Event.UPDATE,
          "complete", TaskListener.Event.COMPLETE,
          "delete", TaskListener.Event.DELETE,
          "timeout", TaskListener.Event.TIMEOUT,
          "all", TaskListener.Event.ALL);

  /** In the words of listeners and in those of listeners of the engine's events. */
  private static final Map<String, TransactionMoment> MOMENTS =
      Map.of(
          "before-commit", TransactionMoment.COMMITTING,
          "COMMITTING", TransactionMoment.COMMITTING,
          "committed", TransactionMoment.COMMITTED,
          "COMMITTED", TransactionMoment.COMMITTED,
          "rolled-back", TransactionMoment.ROLLED_BACK,
          "ROLLED_BACK", TransactionMoment.ROLLED_BACK);

  Optional<ExecutionListener> executionListener(Element element) {
    var event = event(element, events, whenAbsent);
    var moment = onTransaction(element);
    var implementation = ImplementationReader.ofListener(element);
    element.read();
    return implementation.read().map(code -> new ExecutionListener(event, moment, code));
  }

  /**
   * Reads a listener of a task.
   *
   * @param timeouts the ids of those of the task that listen to 'timeout', which grow
   */
  static Optional<TaskListener> taskListener(Element element, Set<String> timeouts) {
    var timeout = new TimeoutReader(element, timeouts);
    var event = event(element, TASK_EVENTS, null);
    var moment = onTransaction(element);
    var implementation = ImplementationReader.ofListener(element);
    element.read();
    var time = timeout.read(event);
    return implementation.read().map(code -> new TaskListener(event, moment, code, time));
  }

  /**
   * Reads at which moment of the transaction a listener of any kind is called; null for at once.
   */
  static TransactionMoment onTransaction(Element element) {
    return new Values(element)
        .oneOf("onTransaction", element.attribute("onTransaction"), MOMENTS, null);
  }

  private static <E> E event(Element element, Map<String, E> events, E whenAbsent) {
    var text = element.attribute("event");
    if (text == null && whenAbsent == null) {
      element.report(BpmnProblem.MISSING_LISTENER_EVENT, "A listener names no event.");
    }
    return new Values(element).oneOf("event", text, events, whenAbsent);
  }
}

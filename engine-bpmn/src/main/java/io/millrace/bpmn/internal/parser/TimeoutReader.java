package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.TaskListener;
import io.millrace.bpmn.internal.model.TaskListener.Timeout;
import io.millrace.bpmn.internal.model.TimerEventDefinition;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.HashSet;
import java.util.List;

/**
 * Reads after which time a task listener is called. Ask for {@link #read} after the listener was
 * read.
 */
final class TimeoutReader {

  private final Element element;
  private final String id;
  private boolean hasTimer;
  private TimerEventDefinition timer;

  TimeoutReader(Element element) {
    this.element = element;
    this.id = new Values(element).shortText("id", element.attribute("id"));
    element.child(
        "timerEventDefinition",
        child -> {
          hasTimer = true;
          timer = TimerDefinitionParser.time(child);
        });
  }

  /** Returns the timeout of a listener for an event; null where it has none. */
  Timeout read(TaskListener.Event event) {
    if (event != TaskListener.Event.TIMEOUT) {
      if (hasTimer) {
        report(element, " has a timer, and listens to another event than 'timeout'.");
      }
      return null;
    }
    if (id == null || id.isBlank()) {
      report(element, " listens to 'timeout' and has no id, by which its timer is known.");
    }
    if (!hasTimer) {
      report(element, " listens to 'timeout' and has no timerEventDefinition.");
    }
    return new Timeout(id, timer);
  }

  /** Reports timeouts of one task that have the same id. */
  static void checkIds(Element task, List<TaskListener> listeners) {
    var ids = new HashSet<String>();
    for (var listener : listeners) {
      var timeout = listener.timeout();
      if (timeout != null && timeout.id() != null && !ids.add(timeout.id())) {
        report(task, " listens to 'timeout', as another one with the id '" + timeout.id() + "'.");
      }
    }
  }

  private static void report(Element where, String what) {
    where.report(
        BpmnProblem.INCOMPLETE_TIMEOUT, "A task listener of '" + where.ownerId() + "'" + what);
  }
}

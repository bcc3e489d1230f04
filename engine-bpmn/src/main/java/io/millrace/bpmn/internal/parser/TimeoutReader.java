package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.TaskListener;
import io.millrace.bpmn.internal.model.TaskListener.Timeout;
import io.millrace.bpmn.internal.model.TimerEventDefinition;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.Set;

/**
 * Reads after which time a task listener is called. Ask for {@link #read} after the listener was
 * read.
 */
final class TimeoutReader {

  private final Element element;
  private final Set<String> idsOfTask;
  private final String id;
  private boolean hasTimer;
  private TimerEventDefinition timer;

  /**
   * Begins to read a listener.
   *
   * @param idsOfTask the ids of the listeners of the same task that listen to 'timeout' and stand
   *     before it; its own is added
   */
  TimeoutReader(Element element, Set<String> idsOfTask) {
    this.element = element;
    this.idsOfTask = idsOfTask;
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
        report(" has a timer, and listens to another event than 'timeout'.");
      }
      return null;
    }
    if (id == null || id.isBlank()) {
      report(" listens to 'timeout' and has no id, by which its timer is known.");
    } else if (!idsOfTask.add(id)) {
      report(" listens to 'timeout', as another one with the id '" + id + "'.");
    }
    if (!hasTimer) {
      report(" listens to 'timeout' and has no timerEventDefinition.");
    }
    return new Timeout(id, timer);
  }

  private void report(String what) {
    element.report(
        BpmnProblem.INCOMPLETE_TIMEOUT, "A task listener of '" + element.ownerId() + "'" + what);
  }
}

package io.millrace.bpmn.internal.operation;

import io.millrace.bpmn.internal.model.ElementInfo;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;

/**
 * On what occasion code of the application sees an execution.
 *
 * @param eventName the event a listener hears of; null where none is heard
 * @param elementId the element where that happens; null where there is none
 * @param elementName its name, which may be null
 */
public record Occasion(String eventName, String elementId, String elementName) {

  /** Returns the occasion of an event, or with null of none, at the element of an execution. */
  public static Occasion at(ExecutionEntity execution, String eventName) {
    return new Occasion(eventName, execution.activityId(), execution.activityName());
  }

  /** Returns the words for it, where an execution sees it. */
  String of(ExecutionEntity execution) {
    return "the event '"
        + eventName
        + "' at "
        + (elementId == null ? "the process" : "'" + elementId + "'")
        + " (process instance '"
        + execution.processInstanceId()
        + "')";
  }

  /** Returns the occasion of an event at an element where no execution stands. */
  static Occasion at(ElementInfo element, String eventName) {
    return new Occasion(eventName, element.id(), element.name());
  }
}

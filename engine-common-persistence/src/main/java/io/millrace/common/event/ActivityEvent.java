package io.millrace.common.event;

/** Something that happened at an element of a process. */
public interface ActivityEvent extends EngineEvent {

  /**
   * Returns the element.
   *
   * @return the id in the XML, never null
   */
  String getActivityId();

  /**
   * Returns the name of the element.
   *
   * @return the name in the XML, or null
   */
  String getActivityName();

  /**
   * Returns the kind of element.
   *
   * @return the name of the XML element, such as {@code userTask}; never null
   */
  String getActivityType();

  /**
   * Returns the message, the signal or the error it is about.
   *
   * @return the name of the message or signal, or the code of the error; null for events that are
   *     about none
   */
  String getEventName();

  /**
   * Returns why the activity was cancelled.
   *
   * @return the reason, or null for other events
   */
  String getCancelReason();
}

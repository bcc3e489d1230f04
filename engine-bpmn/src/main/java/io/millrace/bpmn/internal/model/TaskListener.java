package io.millrace.bpmn.internal.model;

/**
 * Code of the application that is called when something happens to a user task.
 *
 * @param event what happens
 * @param onTransaction the moment of the transaction that it waits for; null for none
 * @param implementation what is called
 * @param timeout for which time the task has waited then; null for all events but {@link
 *     Event#TIMEOUT}
 */
public record TaskListener(
    Event event, TransactionMoment onTransaction, Implementation implementation, Timeout timeout) {

  /** When a task listener is called. */
  public enum Event {
    /** The task was created with all its attributes. */
    CREATE,
    /** The task got another assignee. */
    ASSIGNMENT,
    /** An attribute of the task changed. */
    UPDATE,
    /** The task is completed and about to go. */
    COMPLETE,
    /** The task goes, whatever the reason. */
    DELETE,
    /** The task has waited for a time, and stays open. */
    TIMEOUT,
    /** Each of the other events, timeouts excepted. */
    ALL
  }

  /**
   * When a task has waited long.
   *
   * @param id what tells it from the other timeouts of the task
   * @param timer the time
   */
  public record Timeout(String id, TimerEventDefinition timer) {}

  /**
   * Tells whether this listener hears an event.
   *
   * @param happened what happened, never {@link Event#ALL}
   * @return true for its own event and for {@link Event#ALL}, which hears of no timeouts
   */
  public boolean hears(Event happened) {
    return event == happened || event == Event.ALL && happened != Event.TIMEOUT;
  }
}

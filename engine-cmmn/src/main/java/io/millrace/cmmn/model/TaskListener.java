package io.millrace.cmmn.model;

/**
 * Code of the application that is called when something happens to a human task.
 *
 * <p>Immutable and thread-safe.
 *
 * @param event what happens
 * @param onTransaction {@code before-commit}, {@code committed} or {@code rolled-back}; null for at
 *     once
 * @param implementation what is called
 */
public record TaskListener(TaskEvent event, String onTransaction, Implementation implementation) {

  /**
   * Tells whether this listener hears an event.
   *
   * @param happened what happened, never {@link TaskEvent#ALL}
   * @return true for its own event and for {@link TaskEvent#ALL}
   */
  public boolean hears(TaskEvent happened) {
    return event == happened || event == TaskEvent.ALL;
  }
}

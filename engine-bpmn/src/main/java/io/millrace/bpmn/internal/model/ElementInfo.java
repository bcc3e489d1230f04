package io.millrace.bpmn.internal.model;

import io.millrace.common.internal.localization.Localizations;
import java.util.List;

/**
 * What every element of a process has, whatever its kind.
 *
 * @param id the id, unique in its file
 * @param name the name, or null
 * @param documentation the text of its documentation, or null
 * @param localizations what it is called in other languages
 * @param position where it begins in its file
 * @param listeners the execution listeners in document order; empty where there are none
 * @param continuation where jobs cut its execution; {@link Continuation#NONE} for processes and
 *     sequence flows
 * @param includedInHistory whether history keeps it as an activity where the level of its instance
 *     keeps instances or tasks alone
 * @param skipExpression tells whether the work of a task is left out; null for tasks that never are
 */
public record ElementInfo(
    String id,
    String name,
    String documentation,
    Localizations localizations,
    SourcePosition position,
    List<ExecutionListener> listeners,
    Continuation continuation,
    boolean includedInHistory,
    String skipExpression) {

  /** Copies the listeners. */
  public ElementInfo {
    listeners = List.copyOf(listeners);
  }

  /**
   * Returns the listeners of one event.
   *
   * @param event the event that happens
   * @return in document order; empty where there are none
   */
  public List<ExecutionListener> listeners(ExecutionListener.Event event) {
    return listeners.isEmpty()
        ? listeners
        : listeners.stream().filter(listener -> listener.event() == event).toList();
  }
}

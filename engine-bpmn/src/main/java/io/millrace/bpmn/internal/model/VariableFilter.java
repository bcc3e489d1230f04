package io.millrace.bpmn.internal.model;

import java.util.Set;

/**
 * Which changes of variables matter.
 *
 * @param name the variable, or null for any
 * @param changes the kinds of changes; not empty
 */
public record VariableFilter(String name, Set<Change> changes) {

  /** What can happen to a variable. */
  public enum Change {
    /** It is set for the first time. */
    CREATE,
    /** It gets another value. */
    UPDATE,
    /** It is removed. */
    DELETE
  }

  /** Copies the kinds. */
  public VariableFilter {
    changes = Set.copyOf(changes);
  }

  /**
   * Tells whether a change matters.
   *
   * @param variable the variable that has changed
   * @param change what happened to it
   * @return true if it does
   */
  public boolean lets(String variable, Change change) {
    return changes.contains(change) && (name == null || name.equals(variable));
  }
}

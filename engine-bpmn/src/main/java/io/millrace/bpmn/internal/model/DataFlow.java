package io.millrace.bpmn.internal.model;

import java.util.List;
import java.util.Set;

/**
 * The data that an element takes in when it begins, as variables of its own, and gives to the scope
 * around it when it has completed.
 *
 * @param in what is taken in
 * @param out what is given
 */
public record DataFlow(Side in, Side out) {

  /**
   * One of both directions.
   *
   * @param assignments in the order of the document
   * @param sets of which one has to be available, each the items it needs; empty where all have to
   */
  public record Side(List<DataAssignment> assignments, List<Set<String>> sets) {

    /** Copies the lists. */
    public Side {
      assignments = List.copyOf(assignments);
      sets = List.copyOf(sets);
    }

    /** Tells whether nothing passes. */
    public boolean isEmpty() {
      return assignments.isEmpty();
    }
  }
}

package io.millrace.common.internal.persistence;

import java.util.Map;

/**
 * An entity that owns others and keeps the number of each kind it owns.
 *
 * <p>A count changes in the flush that inserts or deletes what it counts, under the same lock; so
 * clean-up sends no statement for a kind whose count is zero.
 */
public abstract class OwnerEntity extends Entity {

  private static final int KINDS = Dependent.values().length;

  private final int[] counts = new int[KINDS];
  private Integer incidents;

  /** Returns how many rows of a kind this row owns. */
  public final int count(Dependent kind) {
    return counts[kind.ordinal()];
  }

  /** Adds to the number of rows of a kind; a negative number takes away. */
  public final void count(Dependent kind, int difference) {
    var next = counts[kind.ordinal()] + difference;
    if (next < 0) {
      throw new IllegalStateException(
          "The " + kind + " count of " + table().name() + " " + id() + " would become " + next);
    }
    counts[kind.ordinal()] = next;
    changed();
  }

  /**
   * Returns a number that this row keeps and that is seen here and below as a variable of a name;
   * null if there is none.
   */
  public Integer counter(String variable) {
    return null;
  }

  /** Returns all that {@link #counter} gives, by the names of the variables. */
  public Map<String, Integer> counters() {
    return Map.of();
  }

  /**
   * Tells whether this row has or had incidents where it is now: only then somebody looks for them
   * when it goes on or ends.
   */
  public final boolean hadIncidents() {
    return incidents != null;
  }

  /** Notes that an incident of this row is opened. */
  public final void incidentOpened() {
    incidents = incidents == null ? 1 : incidents + 1;
    changed();
  }

  /** Notes that no incident of this row is open any more. */
  public final void incidentsOver() {
    if (incidents != null) {
      incidents = null;
      changed();
    }
  }

  /** Tells whether history keeps something of what this row belongs to. */
  public boolean isKept() {
    return true;
  }

  /** Tells whether history keeps everything of what this row belongs to. */
  public boolean keepsAll() {
    return false;
  }

  final Integer incidents() {
    return incidents;
  }

  final void restoreIncidents(Integer value) {
    incidents = value;
  }

  final void restoreCount(Dependent kind, int value) {
    counts[kind.ordinal()] = value;
  }
}

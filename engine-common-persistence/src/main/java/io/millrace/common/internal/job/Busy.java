package io.millrace.common.internal.job;

import java.util.ArrayList;
import java.util.List;

/**
 * What a node leaves out when it claims.
 *
 * @param jobs the jobs it runs now; their leases may have ended
 * @param families the families whose exclusive job is among them
 */
record Busy(List<Long> jobs, List<Long> families) {

  /** Leaves out nothing. */
  static final Busy NONE = new Busy(List.of(), List.of());

  private static final Long NO_ID = 0L;

  /** Tells whether an exclusive job is running. */
  boolean hasFamilies() {
    return families.stream().anyMatch(id -> !id.equals(NO_ID));
  }

  /**
   * Returns this with lists whose lengths are multiples of a size, so that there are few statements
   * that have them.
   */
  Busy filledTo(int size) {
    return new Busy(filled(jobs, size), filled(families, size));
  }

  private static List<Long> filled(List<Long> ids, int size) {
    var list = new ArrayList<>(ids);
    while (list.isEmpty() || list.size() % size != 0) {
      list.add(NO_ID);
    }
    return list;
  }
}

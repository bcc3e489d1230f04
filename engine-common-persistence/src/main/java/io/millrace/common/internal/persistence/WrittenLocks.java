package io.millrace.common.internal.persistence;

import java.util.ArrayList;
import java.util.List;

/**
 * The rows that a unit of work has locked and has not written since, where nodes of a cluster know
 * nothing of each other's locks and compare only what is written.
 *
 * <p>Whoever locks a row relies on being alone with it. Once such a unit of work changes anything,
 * it raises the revisions of all rows it has locked, so that of two that locked the same row on
 * different nodes only one is committed.
 */
final class WrittenLocks {

  private final List<Entity> rows = new ArrayList<>();

  /** Takes rows that were locked. What is written once or deleted needs nothing more. */
  void add(List<? extends Entity> locked) {
    for (var row : locked) {
      if (row.table().isRevisioned()) {
        rows.add(row);
      }
    }
  }

  boolean isEmpty() {
    return rows.isEmpty();
  }

  /** Has the next flush write all of them that it would leave alone. */
  void write(UnitOfWork unitOfWork) {
    for (var row : rows) {
      if (row.isStored()) {
        unitOfWork.touch(row);
      }
    }
    rows.clear();
  }
}

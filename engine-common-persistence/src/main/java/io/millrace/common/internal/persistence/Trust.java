package io.millrace.common.internal.persistence;

import io.millrace.common.ConflictException;
import io.millrace.common.DatabaseUnavailableException;
import io.millrace.common.LockTimeoutException;
import io.millrace.common.OutcomeUnknownException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Rows that a unit of work took from memory instead of reading them, until they are proved: by the
 * statement that writes the unit of work, or by reading them under the lock of their family. Used
 * by one thread.
 */
final class Trust {

  /** What is known of the rows. */
  private enum State {
    /** Nothing speaks against them. */
    OPEN,
    /** They are not as they were believed to be. */
    LOST,
    /** It could not be found out; nothing more can be done in this unit of work. */
    FAILED
  }

  private final List<Entity> trusted;
  private final IdMap<Entity> rows = new IdMap<>();
  private final List<Read<?>> proof;
  private State state = State.OPEN;

  /**
   * Creates the trust in some rows.
   *
   * @param trusted the rows, those of the root's table first
   * @param proof the reads that lock their family and give all of them, each at least once, and
   *     nothing else
   */
  Trust(List<Entity> trusted, List<Read<?>> proof) {
    this.trusted = trusted;
    for (var row : trusted) {
      rows.put(row.id(), row);
    }
    this.proof = proof;
  }

  /** Returns the rows by their tables, the root's first, and those of a table by ascending id. */
  Map<Table<?>, List<Entity>> rows() {
    var byTable = new LinkedHashMap<Table<?>, List<Entity>>();
    for (var row : trusted) {
      byTable.computeIfAbsent(row.table(), table -> new ArrayList<>()).add(row);
    }
    byTable.values().forEach(list -> list.sort(PendingRows.BY_ID));
    return byTable;
  }

  /**
   * Returns the reads of the proof.
   *
   * @throws TrustLostException if it was given before and did not succeed
   */
  List<Read<?>> proof() {
    requireOpen();
    return proof;
  }

  /**
   * Refuses to go on with rows that were found to be others.
   *
   * @throws TrustLostException if they were
   */
  void requireOpen() {
    if (state != State.OPEN) {
      throw new TrustLostException();
    }
  }

  /**
   * Compares what the proof has read with what was believed: the same rows in the same revisions,
   * no more and no fewer. A row may have been read twice.
   *
   * @throws TrustLostException if anything differs
   */
  void check(List<List<Object[]>> read) {
    var missing = new IdMap<Entity>();
    trusted.forEach(row -> missing.put(row.id(), row));
    var left = trusted.size();
    for (var i = 0; i < read.size(); i++) {
      for (var values : read.get(i)) {
        if (!isAsBelieved(proof.get(i).table(), values)) {
          lose();
        }
        left -= missing.remove((Long) values[0]) == null ? 0 : 1;
      }
    }
    if (left > 0) {
      lose();
    }
  }

  /** The id and the revision are the first columns of each table whose rows change. */
  private boolean isAsBelieved(Table<?> table, Object[] values) {
    var row = rows.get((Long) values[0]);
    return row != null && row.table() == table && row.revision() == (Integer) values[1];
  }

  private void lose() {
    state = State.LOST;
    throw new TrustLostException();
  }

  /** Notes that the proof could not be read: what was thrown is what the caller hears. */
  void failed() {
    state = State.FAILED;
  }

  /**
   * Tells whether an exception says nothing, since it may have come of what is not proved. What
   * happened on the way to the database is true in any case.
   */
  boolean isUnproved(RuntimeException failure) {
    return state != State.FAILED
        && !(failure instanceof DatabaseUnavailableException
            || failure instanceof OutcomeUnknownException
            || failure instanceof LockTimeoutException
            || failure instanceof ConflictException && failure.getCause() instanceof SQLException);
  }
}

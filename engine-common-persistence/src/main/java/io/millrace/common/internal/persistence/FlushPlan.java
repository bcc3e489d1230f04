package io.millrace.common.internal.persistence;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.function.Predicate;

/**
 * What one flush sends, in this order: what proves rows, moves, bulk deletes, deletes (children
 * first), inserts (parents first), updates.
 *
 * @param held rows by table, that of the roots first, that were not read and have to be as they are
 *     believed to be: they are locked before anything is changed, without waiting for anybody; all
 *     rows that are deleted or updated by their keys are among them, if there are any
 * @param moves statements that copy rows inside the database
 * @param bulkDeletes deletes of rows that were not loaded
 * @param deletes entities to delete by table, last table first
 * @param inserts entities to insert by table, first table first
 * @param updates entities to update by table, first table first
 */
record FlushPlan(
    Map<Table<?>, List<Entity>> held,
    List<BulkStatement> moves,
    List<BulkStatement> bulkDeletes,
    SortedMap<Table<?>, List<Entity>> deletes,
    SortedMap<Table<?>, List<Entity>> inserts,
    SortedMap<Table<?>, List<Entity>> updates) {

  /** Nobody else should wait until more than these are written. */
  private static final int MOST_BYTES_OF_ROW = 64 * 1024;

  boolean isEmpty() {
    return isInsertsOnly() && inserts.isEmpty();
  }

  /** Tells whether nothing that the database holds is changed. */
  boolean isInsertsOnly() {
    return isByKey() && deletes.isEmpty() && updates.isEmpty();
  }

  /** Tells whether all rows are written by their keys, so that one statement can do it. */
  boolean isByKey() {
    return moves.isEmpty() && bulkDeletes.isEmpty();
  }

  /**
   * Tells whether this may be written in one transaction with other units of work: few rows, none
   * of which may have to wait for anybody.
   */
  boolean isShareable() {
    return !mayWait()
        && rows() <= UnitGroup.MOST_ROWS
        && !hasLargeRows()
        && insertedBytes() <= UnitGroup.MOST_BYTES;
  }

  /**
   * Tells whether a statement of this may have to wait for what others do with the same rows. Rows
   * that are held are this transaction's own before they are changed.
   */
  boolean mayWait() {
    var changesFreely = isInsertsOnly() || isByKey() && !held.isEmpty();
    return !changesFreely || any(inserts, Entity::isWrittenApart);
  }

  /** Tells whether a row that is written may have a key, besides its id, of one that is deleted. */
  boolean mayReuseKeys() {
    for (var table : deletes.keySet()) {
      if (mayReuseKeys(table, inserts) || mayReuseKeys(table, updates)) {
        return true;
      }
    }
    return false;
  }

  /** A map of nothing has no order to look by. */
  private static boolean mayReuseKeys(Table<?> table, SortedMap<Table<?>, List<Entity>> written) {
    var rows = written.isEmpty() ? null : written.get(table);
    return rows != null && (table.hasOtherKey() || any(rows, Entity::isWrittenApart));
  }

  /** Tells whether other nodes may be waiting for something that is written. */
  boolean isAwaited() {
    return any(inserts, Entity::isAwaited) || any(updates, Entity::isAwaited);
  }

  private boolean hasLargeRows() {
    return any(inserts, row -> row.valueBytes() > MOST_BYTES_OF_ROW);
  }

  private static boolean any(SortedMap<Table<?>, List<Entity>> written, Predicate<Entity> which) {
    for (var rows : written.values()) {
      if (any(rows, which)) {
        return true;
      }
    }
    return false;
  }

  private static boolean any(List<Entity> rows, Predicate<Entity> which) {
    for (var i = 0; i < rows.size(); i++) {
      if (which.test(rows.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** Returns how many bytes the values of open length have that are inserted. */
  long insertedBytes() {
    var sum = 0L;
    for (var rows : inserts.values()) {
      for (var row : rows) {
        sum += row.valueBytes();
      }
    }
    return sum;
  }

  /** Returns how many rows are held and written by their keys. */
  int rows() {
    return rows(held) + rows(deletes) + rows(inserts) + rows(updates);
  }

  private static int rows(Map<Table<?>, List<Entity>> lists) {
    var count = 0;
    for (var rows : lists.values()) {
      count += rows.size();
    }
    return count;
  }
}

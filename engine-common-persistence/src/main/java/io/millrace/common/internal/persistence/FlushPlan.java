package io.millrace.common.internal.persistence;

import java.util.List;
import java.util.SortedMap;

/**
 * What one flush sends, in this order: moves, bulk deletes, deletes (children first), inserts
 * (parents first), updates.
 *
 * @param moves statements that copy rows inside the database
 * @param bulkDeletes deletes of rows that were not loaded
 * @param deletes entities to delete by table, last table first
 * @param inserts entities to insert by table, first table first
 * @param updates entities to update by table, first table first
 */
record FlushPlan(
    List<BulkStatement> moves,
    List<BulkStatement> bulkDeletes,
    SortedMap<Table<?>, List<Entity>> deletes,
    SortedMap<Table<?>, List<Entity>> inserts,
    SortedMap<Table<?>, List<Entity>> updates) {

  boolean isEmpty() {
    return isInsertsOnly() && inserts.isEmpty();
  }

  /** Tells whether nothing that the database holds is changed. */
  boolean isInsertsOnly() {
    return moves.isEmpty() && bulkDeletes.isEmpty() && deletes.isEmpty() && updates.isEmpty();
  }
}

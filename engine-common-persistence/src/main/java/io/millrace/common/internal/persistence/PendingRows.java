package io.millrace.common.internal.persistence;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Sorts the rows of a unit of work into what one flush sends. Used once. */
final class PendingRows {

  /** The order in which rows of one table are written. */
  static final Comparator<Entity> BY_ID = Comparator.comparingLong(Entity::id);

  /** The order in which rows of one table are deleted. */
  static final Comparator<Entity> BY_ID_REVERSED = BY_ID.reversed();

  /** The order in which tables lose rows. */
  static final Comparator<Table<?>> CHILDREN_FIRST = Tables.ORDER.reversed();

  private SortedMap<Table<?>, List<Entity>> deletes = Collections.emptySortedMap();
  private SortedMap<Table<?>, List<Entity>> inserts = Collections.emptySortedMap();
  private SortedMap<Table<?>, List<Entity>> updates = Collections.emptySortedMap();

  /** Adds the rows of a table; one whose change was undone is clean again. */
  void add(Table<?> table, List<Entity> rows) {
    List<Entity> toDelete = List.of();
    List<Entity> toInsert = List.of();
    List<Entity> toUpdate = List.of();
    for (var row : rows) {
      switch (row.state()) {
        case NEW -> toInsert = with(toInsert, row);
        case CHANGED -> toUpdate = isUndone(row) ? toUpdate : with(toUpdate, row);
        case DELETED -> toDelete = with(toDelete, row);
        default -> {}
      }
    }
    deletes = with(deletes, CHILDREN_FIRST, table, toDelete, BY_ID_REVERSED);
    inserts = with(inserts, Tables.ORDER, table, toInsert, BY_ID);
    updates = with(updates, Tables.ORDER, table, toUpdate, BY_ID);
  }

  private static List<Entity> with(List<Entity> rows, Entity row) {
    var filled = rows.isEmpty() ? new ArrayList<Entity>() : rows;
    filled.add(row);
    return filled;
  }

  private static boolean isUndone(Entity row) {
    var undone = row.table().isStoredAs(row, row.stored());
    if (undone) {
      row.state(Entity.State.CLEAN);
    }
    return undone;
  }

  private static SortedMap<Table<?>, List<Entity>> with(
      SortedMap<Table<?>, List<Entity>> lists,
      Comparator<Table<?>> orderOfTables,
      Table<?> table,
      List<Entity> rows,
      Comparator<Entity> orderOfRows) {
    if (rows.isEmpty()) {
      return lists;
    }
    if (rows.size() > 1) {
      rows.sort(orderOfRows);
    }
    var filled = lists.isEmpty() ? new TreeMap<Table<?>, List<Entity>>(orderOfTables) : lists;
    filled.put(table, rows);
    return filled;
  }

  /**
   * Returns what is to be sent.
   *
   * @param held rows that are believed to be as they are in memory
   */
  FlushPlan plan(
      Map<Table<?>, List<Entity>> held,
      List<BulkStatement> moves,
      List<BulkStatement> bulkDeletes) {
    return new FlushPlan(held, moves, bulkDeletes, deletes, inserts, updates);
  }
}

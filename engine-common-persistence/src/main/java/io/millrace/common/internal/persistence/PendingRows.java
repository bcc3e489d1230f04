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

  /** Adds a row; one whose change was undone is clean again. */
  void add(Entity row) {
    switch (row.state()) {
      case NEW -> inserts = with(inserts, Tables.ORDER, row);
      case CHANGED -> updates = isUndone(row) ? updates : with(updates, Tables.ORDER, row);
      case DELETED -> deletes = with(deletes, CHILDREN_FIRST, row);
      default -> {}
    }
  }

  private static boolean isUndone(Entity row) {
    var undone = row.table().isStoredAs(row, row.stored());
    if (undone) {
      row.state(Entity.State.CLEAN);
    }
    return undone;
  }

  private static SortedMap<Table<?>, List<Entity>> with(
      SortedMap<Table<?>, List<Entity>> lists, Comparator<Table<?>> orderOfTables, Entity row) {
    var filled = lists.isEmpty() ? new TreeMap<Table<?>, List<Entity>>(orderOfTables) : lists;
    filled.computeIfAbsent(row.table(), table -> new ArrayList<>()).add(row);
    return filled;
  }

  private static void sort(
      SortedMap<Table<?>, List<Entity>> lists, Comparator<Entity> orderOfRows) {
    if (!lists.isEmpty()) {
      lists.forEach((table, rows) -> rows.sort(orderOfRows));
    }
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
    sort(deletes, BY_ID_REVERSED);
    sort(inserts, BY_ID);
    sort(updates, BY_ID);
    return new FlushPlan(held, moves, bulkDeletes, deletes, inserts, updates);
  }
}

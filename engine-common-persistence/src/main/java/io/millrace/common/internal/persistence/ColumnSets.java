package io.millrace.common.internal.persistence;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * Says which columns the text of a write names, so that those that say nothing can be left out:
 * without a value in any new row, or unchanged in all that are there. Each costs the driver and the
 * server about as much as any other.
 *
 * <p>Each set of columns is a text that every connection has to prepare, so a table has only a few:
 * the first that come. Rows that need hardly less than one of these, and in any case those that
 * come after them, are written by the smallest that has all their columns. Thread-safe.
 */
final class ColumnSets {

  private static final int MOST_OF_TABLE = 8;
  private static final int HARDLY_LESS = 3;

  private final Map<Table<?>, List<ColumnSet>> known = new ConcurrentHashMap<>();

  /** Returns the columns to write for rows that need some. */
  ColumnSet covering(Table<?> table, ColumnSet needed) {
    if (needed.equals(ColumnSet.ALL)) {
      return needed;
    }
    var sets = known.getOrDefault(table, List.of());
    var smallest = smallest(sets, needed);
    if (sets.size() == MOST_OF_TABLE || smallest.weight() <= needed.weight() + HARDLY_LESS) {
      return smallest;
    }
    return smallest(known.merge(table, List.of(needed), ColumnSets::joined), needed);
  }

  private static ColumnSet smallest(List<ColumnSet> sets, ColumnSet needed) {
    var smallest = ColumnSet.ALL;
    for (var i = 0; i < sets.size(); i++) {
      var set = sets.get(i);
      if (set.covers(needed) && set.weight() < smallest.weight()) {
        smallest = set;
      }
    }
    return smallest;
  }

  /** Runs alone for a table, after others may have added theirs. */
  private static List<ColumnSet> joined(List<ColumnSet> sets, List<ColumnSet> more) {
    return sets.size() == MOST_OF_TABLE || sets.containsAll(more)
        ? sets
        : Stream.concat(sets.stream(), more.stream()).toList();
  }
}

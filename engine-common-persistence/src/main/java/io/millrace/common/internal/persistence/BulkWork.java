package io.millrace.common.internal.persistence;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The pending statements of a unit of work that the server carries out alone, on rows that were not
 * loaded.
 */
final class BulkWork {

  private final Map<String, OwnedRows> moves = new LinkedHashMap<>();
  private final Map<String, OwnedRows> deletes = new LinkedHashMap<>();

  void move(Table<?> table, String insert, OwnerKey owner, int count, Collection<Long> except) {
    add(moves, table, insert, owner, count, except);
  }

  void delete(Table<?> table, OwnerKey owner, int count) {
    add(deletes, table, "delete from " + table.name(), owner, count, List.of());
  }

  private static void add(
      Map<String, OwnedRows> pending,
      Table<?> table,
      String change,
      OwnerKey owner,
      int count,
      Collection<Long> except) {
    pending
        .computeIfAbsent(change + owner.sql(), key -> new OwnedRows(table, change))
        .add(owner, count, except);
  }

  List<BulkStatement> moves(Dialect dialect) {
    return statements(moves, dialect);
  }

  List<BulkStatement> deletes(Dialect dialect) {
    return statements(deletes, dialect);
  }

  private static List<BulkStatement> statements(Map<String, OwnedRows> pending, Dialect dialect) {
    return pending.values().stream()
        .flatMap(rows -> rows.statements(dialect.mostIdsInList()).stream())
        .toList();
  }

  void clear() {
    moves.clear();
    deletes.clear();
  }
}

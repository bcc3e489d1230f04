package io.millrace.common.internal.persistence;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * The pending statements of a unit of work that the server carries out alone, on rows that were not
 * loaded.
 */
final class BulkWork {

  private final List<OwnedRows> moves = new ArrayList<>(0);
  private final List<OwnedRows> deletes = new ArrayList<>(0);

  void move(Table<?> table, String insert, OwnerKey owner, int count, Collection<Long> except) {
    rows(moves, table, insert, owner).add(owner, count, except);
  }

  void delete(Table<?> table, OwnerKey owner, int count) {
    rows(deletes, table, table.deletion(), owner).add(owner, count, List.of());
  }

  /** Returns those that share a statement with the rows of an owner; there are few of them. */
  private static OwnedRows rows(
      List<OwnedRows> pending, Table<?> table, String change, OwnerKey owner) {
    for (var rows : pending) {
      if (rows.takes(change, owner)) {
        return rows;
      }
    }
    var rows = new OwnedRows(table, change, owner);
    pending.add(rows);
    return rows;
  }

  List<BulkStatement> moves(Dialect dialect) {
    return statements(moves, dialect);
  }

  List<BulkStatement> deletes(Dialect dialect) {
    return statements(deletes, dialect);
  }

  /** Tells whether a row that the database still shows goes with the next flush. */
  boolean deletes(Table<?> table, Object[] row) {
    for (var rows : deletes) {
      if (rows.contain(table, row)) {
        return true;
      }
    }
    return false;
  }

  private static List<BulkStatement> statements(List<OwnedRows> pending, Dialect dialect) {
    if (pending.isEmpty()) {
      return List.of();
    }
    var statements = new ArrayList<BulkStatement>(pending.size());
    for (var rows : pending) {
      rows.addStatements(statements, dialect.mostIdsInList());
    }
    return statements;
  }

  boolean isEmpty() {
    return moves.isEmpty() && deletes.isEmpty();
  }

  void clear() {
    moves.clear();
    deletes.clear();
  }
}

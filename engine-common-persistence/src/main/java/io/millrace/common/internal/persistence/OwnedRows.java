package io.millrace.common.internal.persistence;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Collects the owners whose rows a bulk statement of a flush copies or deletes. */
final class OwnedRows {

  private final Table<?> table;
  private final String change;
  private final List<Share> shares = new ArrayList<>();

  /** What one owner adds to the statement. */
  private record Share(OwnerKey owner, int count, Collection<Long> except) {}

  /**
   * Creates the collection.
   *
   * @param table the table of the owned rows
   * @param change the beginning of the statement, up to and without its {@code where}
   */
  OwnedRows(Table<?> table, String change) {
    this.table = table;
    this.change = change;
  }

  void add(OwnerKey owner, int count, Collection<Long> except) {
    shares.add(new Share(owner, count, except));
  }

  /** Returns one statement for all owners, or some where there are very many. */
  List<BulkStatement> statements(int mostOwners) {
    var statements = new ArrayList<BulkStatement>();
    for (var from = 0; from < shares.size(); ) {
      var to = from + Math.min(mostOwners, shares.size() - from);
      statements.add(statement(shares.subList(from, to)));
      from = to;
    }
    return statements;
  }

  private BulkStatement statement(List<Share> part) {
    var shape = part.get(0).owner();
    var lists = new ArrayList<List<Long>>();
    if (shape.withinColumn() != null) {
      lists.add(part.stream().map(share -> share.owner().withinId()).distinct().toList());
    }
    lists.add(part.stream().map(share -> share.owner().id()).toList());
    var except = part.stream().flatMap(share -> share.except().stream()).toList();
    if (!except.isEmpty()) {
      lists.add(except);
    }
    var sql = change + " where " + shape.sql() + (except.isEmpty() ? "" : " and not ID_ @in");
    return new BulkStatement(table, sql, lists, part.stream().mapToInt(Share::count).sum());
  }
}

package io.millrace.common.internal.persistence;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Collects the owners whose rows a bulk statement of a flush copies or deletes. */
final class OwnedRows {

  private final Table<?> table;
  private final String change;
  private final OwnerKey shape;
  private final List<Share> shares = new ArrayList<>();
  private final Set<Long> owners = new HashSet<>();
  private final Set<Long> withins = new HashSet<>();

  /** What one owner adds to the statement. */
  private record Share(OwnerKey owner, int count, Collection<Long> except) {}

  /**
   * Creates the collection.
   *
   * @param table the table of the owned rows
   * @param change the beginning of the statement, up to and without its {@code where}
   * @param shape the key of one of the owners
   */
  OwnedRows(Table<?> table, String change, OwnerKey shape) {
    this.table = table;
    this.change = change;
    this.shape = shape;
  }

  /** Tells whether the rows of an owner are changed by the same statement. */
  boolean takes(String otherChange, OwnerKey owner) {
    return change.equals(otherChange)
        && shape.column().equals(owner.column())
        && Objects.equals(shape.withinColumn(), owner.withinColumn())
        && Objects.equals(shape.without(), owner.without());
  }

  void add(OwnerKey owner, int count, Collection<Long> except) {
    shares.add(new Share(owner, count, except));
    owners.add(owner.id());
    withins.add(owner.withinId());
  }

  /** Tells whether a row that the database still shows is one of them. */
  boolean contain(Table<?> other, Object[] row) {
    return table == other
        && owners.contains(shape.ownerIn(table, row))
        && withins.contains(shape.withinIn(table, row));
  }

  /** Adds one statement for all owners, or some where there are very many. */
  void addStatements(List<BulkStatement> statements, int mostOwners) {
    for (var from = 0; from < shares.size(); ) {
      var to = from + Math.min(mostOwners, shares.size() - from);
      statements.add(statement(shares.subList(from, to)));
      from = to;
    }
  }

  private BulkStatement statement(List<Share> part) {
    var lists = new ArrayList<List<Long>>(3);
    if (shape.withinColumn() != null) {
      lists.add(part.stream().map(share -> share.owner().withinId()).distinct().toList());
    }
    var ids = new ArrayList<Long>(part.size());
    var except = new ArrayList<Long>(0);
    var count = 0;
    for (var share : part) {
      ids.add(share.owner().id());
      except.addAll(share.except());
      count += share.count();
    }
    lists.add(ids);
    if (!except.isEmpty()) {
      lists.add(except);
    }
    var sql = change + " where " + shape.sql() + (except.isEmpty() ? "" : " and not ID_ @in");
    return new BulkStatement(table, sql, lists, count);
  }
}

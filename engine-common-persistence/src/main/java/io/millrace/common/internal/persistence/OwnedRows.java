package io.millrace.common.internal.persistence;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Collects the owners whose rows one bulk statement of a flush copies or deletes. */
final class OwnedRows {

  private final Table<?> table;
  private final String column;
  private final String insert;
  private final List<Long> owners = new ArrayList<>();
  private final List<Long> except = new ArrayList<>();
  private int expected;

  OwnedRows(Table<?> table, String column, String insert) {
    this.table = table;
    this.column = column;
    this.insert = insert;
  }

  boolean copies() {
    return insert != null;
  }

  void add(long owner, int count) {
    owners.add(owner);
    expected += count;
  }

  void except(Collection<Long> ids) {
    except.addAll(ids);
  }

  BulkStatement statement() {
    if (!copies()) {
      return new BulkStatement(
          table, "delete from " + table + " where " + column + " @in", List.of(owners), expected);
    }
    if (except.isEmpty()) {
      return new BulkStatement(table, insert + " where " + column + " @in", List.of(owners), expected);
    }
    return new BulkStatement(
        table,
        insert + " where " + column + " @in and not ID_ @in",
        List.of(owners, except),
        expected);
  }
}

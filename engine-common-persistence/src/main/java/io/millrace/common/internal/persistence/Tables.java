package io.millrace.common.internal.persistence;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The tables an engine uses, in the order in which a flush inserts into them. Immutable once the
 * engine is built.
 */
public final class Tables {

  /** By place, then by name: two tables that were never declared together are still two. */
  static final Comparator<Table<?>> ORDER =
      Comparator.<Table<?>>comparingInt(Table::order).thenComparing(Table::name);

  private final List<Table<?>> tables = new ArrayList<>();
  private final List<Ownership> ownerships = new ArrayList<>();

  /** Adds tables behind those that are there: parents before children, history last. */
  public Tables add(Table<?>... more) {
    for (var table : more) {
      if (!tables.contains(table)) {
        table.order(tables.size());
        tables.add(table);
      }
    }
    return this;
  }

  /** Declares which rows a count column counts. */
  public Tables owns(Ownership... more) {
    ownerships.addAll(List.of(more));
    return this;
  }

  /** Returns all tables, parents before children. */
  public List<Table<?>> all() {
    return List.copyOf(tables);
  }

  /** Returns what each count column counts; the invariants of the test suite compare both. */
  public List<Ownership> ownerships() {
    return List.copyOf(ownerships);
  }
}

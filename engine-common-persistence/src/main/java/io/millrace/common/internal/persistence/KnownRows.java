package io.millrace.common.internal.persistence;

import java.util.ArrayList;
import java.util.List;

/** The rows of one table that a unit of work has in memory, those it deletes among them. */
final class KnownRows {

  /** So many rows are looked through as quickly as an index of them is made. */
  private static final int FEW = 16;

  private final IdMap<Entity> rows = new IdMap<>();

  /** Most units of work need none, and are spared the list and its iterators. */
  private List<Index> indexes = List.of();

  /** The rows by what one key gives, made when it is asked for first. */
  private record Index(RowKey<?> key, IdMap<IdMap<Entity>> groups) {

    @SuppressWarnings("unchecked")
    private long keyOf(Entity row) {
      return ((RowKey<Entity>) key).of().applyAsLong(row);
    }

    void add(Entity row) {
      var value = keyOf(row);
      if (value != 0) {
        var group = groups.get(value);
        if (group == null) {
          group = new IdMap<>();
          groups.put(value, group);
        }
        group.put(row.id(), row);
      }
    }

    void remove(Entity row) {
      var value = keyOf(row);
      var group = value == 0 ? null : groups.get(value);
      if (group != null) {
        group.remove(row.id());
        if (group.isEmpty()) {
          groups.remove(value);
        }
      }
    }
  }

  Entity get(long id) {
    return rows.get(id);
  }

  Entity put(long id, Entity row) {
    var before = rows.put(id, row);
    if (!indexes.isEmpty()) {
      indexes.forEach(index -> index.add(row));
    }
    return before;
  }

  Entity remove(long id) {
    var removed = rows.remove(id);
    if (removed != null && !indexes.isEmpty()) {
      indexes.forEach(index -> index.remove(removed));
    }
    return removed;
  }

  /** Returns all rows, in no order. */
  List<Entity> values() {
    return rows.values();
  }

  /** Returns the rows that a key gives a number for, in no order. */
  <E extends Entity> List<Entity> values(RowKey<E> key, long value) {
    var index = index(key);
    if (index == null && rows.size() <= FEW) {
      return lookThrough(key, value);
    }
    var group = (index == null ? make(key) : index).groups().get(value);
    return group == null ? List.of() : group.values();
  }

  @SuppressWarnings("unchecked")
  private <E extends Entity> List<Entity> lookThrough(RowKey<E> key, long value) {
    if (value == 0 || rows.isEmpty()) {
      return List.of();
    }
    var found = rows.values();
    found.removeIf(row -> key.of().applyAsLong((E) row) != value);
    return found;
  }

  /** Returns the index of a key, of which a table has few; null if it was not needed so far. */
  private Index index(RowKey<?> key) {
    for (var i = 0; i < indexes.size(); i++) {
      if (indexes.get(i).key() == key) {
        return indexes.get(i);
      }
    }
    return null;
  }

  private Index make(RowKey<?> key) {
    var made = new Index(key, new IdMap<>());
    rows.values().forEach(made::add);
    if (indexes.isEmpty()) {
      indexes = new ArrayList<>(2);
    }
    indexes.add(made);
    return made;
  }
}

package io.millrace.common.internal.persistence;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Describes a table: its columns in fixed order, and how an entity's fields get in and out of them.
 *
 * <p>Every statement that writes the table is rendered from it, and every row a command loads is
 * read by it. Immutable once declared.
 *
 * @param <E> the entity of its rows
 */
public final class Table<E extends Entity> {

  private final String name;
  private final Supplier<E> factory;
  private final boolean revisioned;
  private final List<Column<E>> columns = new ArrayList<>();
  private final List<Dependent> counted = new ArrayList<>();
  private final String deletion;
  private String columnNames;
  private boolean hasOtherKey;
  private int order = -1;

  private Table(String name, Supplier<E> factory, boolean revisioned) {
    this.name = name;
    this.factory = factory;
    this.revisioned = revisioned;
    this.deletion = "delete from " + name;
    column("ID_", ColumnType.ID, Entity::id, (e, v) -> e.id((Long) v));
    if (revisioned) {
      column("REV_", ColumnType.INT, Entity::revision, (e, v) -> e.revision((Integer) v));
    }
  }

  /** Declares a table whose rows change, under a revision. */
  public static <E extends Entity> Table<E> of(String name, Supplier<E> factory) {
    return new Table<>(name, factory, true);
  }

  /** Declares a table whose rows are written once. */
  public static <E extends Entity> Table<E> appendOnly(String name, Supplier<E> factory) {
    return new Table<>(name, factory, false);
  }

  /** Says that rows have a key besides their id, so that one may have to wait for another to go. */
  public Table<E> withOtherKey() {
    hasOtherKey = true;
    return this;
  }

  /** Tells whether rows have a key besides their id. One that few rows have is theirs to tell. */
  boolean hasOtherKey() {
    return hasOtherKey;
  }

  /** Adds a column with an id that is never missing; 0 is a value. */
  public Table<E> id(String column, Function<E, Long> read, BiConsumer<E, Long> write) {
    return column(column, ColumnType.ID, read, untyped(write));
  }

  /** Adds a column with the id of another row; null in the database is 0 in the entity. */
  public Table<E> ref(String column, Function<E, Long> read, BiConsumer<E, Long> write) {
    return column(
        column,
        ColumnType.REF,
        e -> {
          var value = read.apply(e);
          return value == 0 ? null : value;
        },
        (e, v) -> write.accept(e, v == null ? 0L : (Long) v));
  }

  /** Adds a column with a number that may be missing. */
  public Table<E> number(String column, Function<E, Long> read, BiConsumer<E, Long> write) {
    return column(column, ColumnType.NUMBER, read, untyped(write));
  }

  /** Adds a column with a small number that may be missing. */
  public Table<E> integer(String column, Function<E, Integer> read, BiConsumer<E, Integer> write) {
    return column(column, ColumnType.INT, read, untyped(write));
  }

  /** Adds a column with a truth value. */
  public Table<E> bool(String column, Function<E, Boolean> read, BiConsumer<E, Boolean> write) {
    return column(column, ColumnType.BOOL, read, untyped(write));
  }

  /** Adds a column with a text that may be missing. */
  public Table<E> string(String column, Function<E, String> read, BiConsumer<E, String> write) {
    return column(column, ColumnType.STRING, read, untyped(write));
  }

  /** Adds a column with a point in time that may be missing. */
  public Table<E> time(String column, Function<E, Instant> read, BiConsumer<E, Instant> write) {
    return column(column, ColumnType.TIME, read, untyped(write));
  }

  /** Adds a column with a floating point number that may be missing. */
  public Table<E> real(String column, Function<E, Double> read, BiConsumer<E, Double> write) {
    return column(column, ColumnType.DOUBLE, read, untyped(write));
  }

  /** Adds a column with bytes that may be missing. */
  public Table<E> bytes(String column, Function<E, byte[]> read, BiConsumer<E, byte[]> write) {
    return column(column, ColumnType.BYTES, read, untyped(write));
  }

  /** Adds a column with a constant of an enum, stored by its name in lower case; may be missing. */
  public <C extends Enum<C>> Table<E> word(
      String column, Class<C> type, Function<E, C> read, BiConsumer<E, C> write) {
    return column(
        column,
        ColumnType.STRING,
        e -> Words.of(read.apply(e)),
        (e, v) -> write.accept(e, Words.parse(type, (String) v)));
  }

  /** Adds the count columns of an owner. */
  public Table<E> counts(Dependent... kinds) {
    for (var kind : kinds) {
      counted.add(kind);
      column(
          kind.column(),
          ColumnType.INT,
          e -> ((OwnerEntity) e).count(kind),
          (e, v) -> ((OwnerEntity) e).restoreCount(kind, (Integer) v));
    }
    return this;
  }

  /** Adds the column that says whether incidents were opened for a row; null for none. */
  public Table<E> incidents() {
    return column(
        "INCIDENTS_",
        ColumnType.INT,
        e -> ((OwnerEntity) e).incidents(),
        (e, v) -> ((OwnerEntity) e).restoreIncidents((Integer) v));
  }

  /** What writes a value casts it by itself; a step in between would be one more call per value. */
  @SuppressWarnings("unchecked")
  private static <E> BiConsumer<E, Object> untyped(BiConsumer<E, ?> write) {
    return (BiConsumer<E, Object>) write;
  }

  private Table<E> column(
      String column, ColumnType type, Function<E, ?> read, BiConsumer<E, Object> write) {
    columns.add(new Column<>(column, type, read, write));
    columnNames = columnNames == null ? column : columnNames + ", " + column;
    return this;
  }

  /**
   * Returns the table's name in the scripts, which starts with {@code MR_} whatever prefix is set.
   */
  public String name() {
    return name;
  }

  /** Returns the kinds this table's rows keep a count of. */
  public List<Dependent> counted() {
    return List.copyOf(counted);
  }

  /** Returns the names of all columns, separated by commas, in the order in which rows are read. */
  public String columnNames() {
    return columnNames;
  }

  /** Returns the beginning of a statement that deletes rows, up to and without its condition. */
  String deletion() {
    return deletion;
  }

  boolean isRevisioned() {
    return revisioned;
  }

  List<Column<E>> columns() {
    return columns;
  }

  int order() {
    return order;
  }

  void order(int position) {
    order = position;
  }

  E newEntity() {
    return factory.get();
  }

  /**
   * Returns an object with an entity's values that is no row of a unit of work, to be shown to
   * callers.
   */
  public E detachedCopy(E entity) {
    var copy = newEntity();
    restore(copy, values(entity));
    return copy;
  }

  /** Sets an entity's fields to the values of a row, in the order of the columns. */
  void restore(Entity entity, Object[] values) {
    @SuppressWarnings("unchecked")
    var row = (E) entity;
    for (var i = 0; i < values.length; i++) {
      columns.get(i).write().accept(row, values[i]);
    }
  }

  /** Returns an entity's values in the order of the columns. */
  Object[] values(Entity entity) {
    @SuppressWarnings("unchecked")
    var row = (E) entity;
    var values = new Object[columns.size()];
    for (var i = 0; i < values.length; i++) {
      values[i] = columns.get(i).read().apply(row);
    }
    return values;
  }

  /** Returns the value that a row, in the order of the columns, has in a column. */
  Object value(String column, Object[] row) {
    for (var i = 0; i < row.length; i++) {
      if (columns.get(i).name().equals(column)) {
        return row[i];
      }
    }
    throw new IllegalArgumentException(name + " has no column " + column);
  }

  /** Tells whether an entity has the values that the database has; null stands for none. */
  boolean isStoredAs(Entity entity, Object[] stored) {
    if (stored == null) {
      return false;
    }
    @SuppressWarnings("unchecked")
    var row = (E) entity;
    for (var i = 0; i < stored.length; i++) {
      if (!Objects.deepEquals(stored[i], columns.get(i).read().apply(row))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public String toString() {
    return name;
  }
}

package io.millrace.common.internal.persistence;

/**
 * Makes an entity by the columns of its table, for tests that put rows where no service would.
 *
 * @param <E> the entity
 * @param table its table
 * @param entity what is made
 */
public record Row<E extends Entity>(Table<E> table, E entity) {

  /** Returns an entity as its class makes it. */
  public static <E extends Entity> Row<E> of(Table<E> table) {
    return new Row<>(table, table.newEntity());
  }

  /**
   * Sets a column, which takes a {@code Long}, {@code Integer}, {@code Boolean}, {@code String},
   * {@code Instant}, {@code Double} or bytes.
   */
  public Row<E> with(String column, Object value) {
    table.columns().stream()
        .filter(c -> c.name().equals(column))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(table + " has no " + column))
        .write()
        .accept(entity, value);
    return this;
  }
}

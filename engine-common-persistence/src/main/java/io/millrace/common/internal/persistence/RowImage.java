package io.millrace.common.internal.persistence;

/**
 * What a row was like when it was last committed: the values of its columns, the revision among
 * them. Never changes, and is shared by threads; units of work get entities of their own.
 */
final class RowImage {

  private final Table<?> table;
  private final Object[] values;

  private RowImage(Table<?> table, Object[] values) {
    this.table = table;
    this.values = values;
  }

  /** Returns the image of a row whose unit of work is committed. */
  static RowImage of(Entity committed) {
    var table = committed.table();
    var stored = committed.stored();
    return new RowImage(table, stored == null ? table.values(committed) : stored);
  }

  /** Returns an entity as if the row had just been read. */
  Entity entity() {
    var entity = table.newEntity();
    table.restore(entity, values);
    entity.stored(values);
    entity.state(Entity.State.CLEAN);
    return entity;
  }
}

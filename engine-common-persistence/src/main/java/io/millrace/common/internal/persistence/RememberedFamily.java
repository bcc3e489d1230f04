package io.millrace.common.internal.persistence;

import java.util.ArrayList;
import java.util.List;

/**
 * All rows of a family of instances, its open tasks among them, as they were last committed.
 * Immutable.
 */
public final class RememberedFamily {

  private final long rootId;
  private final List<RowImage> rows;
  private final List<Long> keys;

  private RememberedFamily(long rootId, List<RowImage> rows, List<Long> keys) {
    this.rootId = rootId;
    this.rows = rows;
    this.keys = keys;
  }

  /**
   * Returns the images of committed rows.
   *
   * @param rootId the root of the family
   * @param elements the rows of its trees, its root among them
   * @param found the rows by whose ids it is found
   */
  static RememberedFamily of(
      long rootId, List<? extends Entity> elements, List<? extends Entity> found) {
    var rows = new ArrayList<RowImage>(elements.size() + found.size());
    for (var element : elements) {
      rows.add(RowImage.of(element));
    }
    var keys = new ArrayList<Long>(found.size());
    for (var row : found) {
      rows.add(RowImage.of(row));
      keys.add(row.id());
    }
    return new RememberedFamily(rootId, rows, keys);
  }

  /** Returns the id of the root. */
  public long rootId() {
    return rootId;
  }

  /** Returns the ids by which the family is found. */
  List<Long> keys() {
    return keys;
  }

  /** Returns entities of the reader's own for all rows. */
  List<Entity> entities() {
    var entities = new ArrayList<Entity>(rows.size());
    for (var row : rows) {
      entities.add(row.entity());
    }
    return entities;
  }
}

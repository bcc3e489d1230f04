package io.millrace.common.internal.persistence;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * A read of the rows that have one of many values in a column.
 *
 * @param <E> the entity of the rows
 * @param table the table
 * @param column the column with an id
 * @param ids the ids, without repetition
 * @param condition further condition of fixed SQL, or null
 * @param locking whether it locks the rows it returns, in the order of their ids
 * @param index the index of the column, or null where it is the primary key
 */
public record ReadIn<E extends Entity>(
    Table<E> table,
    String column,
    Collection<Long> ids,
    String condition,
    boolean locking,
    String index) {

  /** Creates a read by the primary key, or one that does not lock. */
  public ReadIn(
      Table<E> table, String column, Collection<Long> ids, String condition, boolean locking) {
    this(table, column, ids, condition, locking, null);
  }

  /** Returns the same read, which names the index of its column. */
  public ReadIn<E> via(String name) {
    return new ReadIn<>(table, column, ids, condition, locking, name);
  }

  /** Returns one read, or some where there are very many ids; none without ids. */
  List<Read<E>> parts(Dialect dialect) {
    var all = List.copyOf(ids);
    var parts = new ArrayList<Read<E>>();
    for (var from = 0; from < all.size(); ) {
      var to = from + Math.min(dialect.mostIdsInList(), all.size() - from);
      parts.add(part(dialect, all.subList(from, to)));
      from = to;
    }
    return parts;
  }

  private Read<E> part(Dialect dialect, List<Long> some) {
    var where =
        column
            + " "
            + dialect.isOneOf(some.size())
            + (condition == null ? "" : " and " + condition);
    var parameters = dialect.idList(some).toArray(new Parameter[0]);
    return locking
        ? Read.lock(table, where + " order by ID_", parameters).via(index)
        : Read.where(table, where, parameters);
  }
}
